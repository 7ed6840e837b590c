import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backgroundJobs } from '../../../../server/platform/jobs/background-jobs';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import type { PlayFixture } from './play-fixture';
import { startPlayFixture } from './play-fixture';

const SECOND = 1_000;
let fixture: PlayFixture;

beforeAll(async () => {
  fixture = await startPlayFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

describe('sweepPlaySessions', () => {
  test('ends sessions without heartbeats for two minutes at their last heartbeat, and no others', async () => {
    const silent = await fixture.start(fixture.vega);
    const begun = fixture.clock.now();
    const heard = await fixture.start(fixture.mira);
    fixture.clock.advance(45 * SECOND);
    await fixture.ask(fixture.mira, `${heard}/heartbeat`);
    const lastHeard = fixture.clock.now();
    fixture.clock.advance(75 * SECOND - 1);
    await sweepPlaySessions(fixture.server.deps);
    expect((await fixture.row(silent))?.endedAt).toBeNull();
    fixture.clock.advance(1);
    await sweepPlaySessions(fixture.server.deps);
    expect(await fixture.row(silent)).toMatchObject({ endedAt: begun, endedBy: 'sweep' });
    expect((await fixture.row(heard))?.endedAt).toBeNull();
    fixture.clock.advance(52 * SECOND);
    await sweepPlaySessions(fixture.server.deps);
    expect(await fixture.row(heard)).toMatchObject({ endedAt: lastHeard, endedBy: 'sweep' });
  });

  test('leaves sessions unchanged that their page has ended', async () => {
    const id = await fixture.start(fixture.vega);
    fixture.clock.advance(30 * SECOND);
    await fixture.ask(fixture.vega, `${id}/end`);
    const ended = await fixture.row(id);
    fixture.clock.advance(300 * SECOND);
    await sweepPlaySessions(fixture.server.deps);
    expect(await fixture.row(id)).toEqual(ended);
  });

  test.each([0, 1, 2_499, 4_999])(
    'F21: records the end of a closed tab within 130 s, %d ms after a run of the sweep',
    async (phase) => {
      const job = backgroundJobs(undefined).find(({ name }) => name === 'play-sessions');
      if (!job) throw new Error('The sweep job is missing.');
      const { database } = fixture.server.deps;
      const runs: Promise<boolean>[] = [];
      const watched = {
        runExclusively: (name: string, work: () => Promise<void>) => {
          const run = database.runExclusively(name, work);
          runs.push(run);
          return run;
        },
      };
      const deps = {
        ...fixture.server.deps,
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
      fixture.clock.advance(phase);
      await settled();
      const id = await fixture.start(fixture.vega);
      const begun = fixture.clock.now();
      let waited = 0;
      while ((await fixture.row(id))?.endedAt === null && waited < 140 * SECOND) {
        fixture.clock.advance(SECOND);
        waited += SECOND;
        await settled();
      }
      await Promise.all(runners.map((runner) => runner.stop()));
      expect(waited).toBeLessThanOrEqual(130 * SECOND);
      expect(waited).toBeGreaterThanOrEqual(120 * SECOND);
      expect(await fixture.row(id)).toMatchObject({ endedAt: begun, endedBy: 'sweep' });
    },
  );
});
