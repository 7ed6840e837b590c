import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backgroundJobs } from '../../../../server/platform/jobs/background-jobs';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import type { PlayHouse } from './play-house';
import { openPlayHouse } from './play-house';

const SECOND = 1_000;
let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

describe('sweepPlaySessions', () => {
  test('ends sessions without heartbeats for two minutes at their last heartbeat, and no others', async () => {
    const silent = await house.start(house.vega);
    const begun = house.clock.now();
    const heard = await house.start(house.mira);
    house.clock.advance(45 * SECOND);
    await house.ask(house.mira, `${heard}/heartbeat`);
    const lastHeard = house.clock.now();
    house.clock.advance(75 * SECOND - 1);
    await sweepPlaySessions(house.server.deps);
    expect((await house.row(silent))?.endedAt).toBeNull();
    house.clock.advance(1);
    await sweepPlaySessions(house.server.deps);
    expect(await house.row(silent)).toMatchObject({ endedAt: begun, endedBy: 'sweep' });
    expect((await house.row(heard))?.endedAt).toBeNull();
    house.clock.advance(52 * SECOND);
    await sweepPlaySessions(house.server.deps);
    expect(await house.row(heard)).toMatchObject({ endedAt: lastHeard, endedBy: 'sweep' });
  });

  test('leaves sessions unchanged that their page has ended', async () => {
    const id = await house.start(house.vega);
    house.clock.advance(30 * SECOND);
    await house.ask(house.vega, `${id}/end`);
    const ended = await house.row(id);
    house.clock.advance(300 * SECOND);
    await sweepPlaySessions(house.server.deps);
    expect(await house.row(id)).toEqual(ended);
  });

  test.each([0, 1, 2_499, 4_999])(
    'F21: records the end of a closed tab within 130 s, %d ms after a run of the sweep',
    async (phase) => {
      const job = backgroundJobs(undefined).find(({ name }) => name === 'play-sessions');
      if (!job) throw new Error('The sweep job is missing.');
      const { database } = house.server.deps;
      const runs: Promise<boolean>[] = [];
      const watched = {
        alone: (name: string, work: () => Promise<void>) => {
          const run = database.alone(name, work);
          runs.push(run);
          return run;
        },
      };
      const deps = {
        ...house.server.deps,
        database: Object.assign(Object.create(database) as typeof database, watched),
      };
      /** Waits until due work has run and the next run is planned. */
      const settled = async () => {
        await Promise.all(runs.splice(0));
        await new Promise((resolve) => setImmediate(resolve));
      };
      // Represents two processes on one database.
      const runners = [new JobRunner(), new JobRunner()];
      for (const runner of runners) runner.start([job], deps);
      await settled();
      house.clock.advance(phase);
      await settled();
      const id = await house.start(house.vega);
      const begun = house.clock.now();
      let waited = 0;
      while ((await house.row(id))?.endedAt === null && waited < 140 * SECOND) {
        house.clock.advance(SECOND);
        waited += SECOND;
        await settled();
      }
      await Promise.all(runners.map((runner) => runner.stop()));
      expect(waited).toBeLessThanOrEqual(130 * SECOND);
      expect(waited).toBeGreaterThanOrEqual(120 * SECOND);
      expect(await house.row(id)).toMatchObject({ endedAt: begun, endedBy: 'sweep' });
    },
  );
});
