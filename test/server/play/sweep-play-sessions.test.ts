import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { houseJobs } from '../../../server/jobs/house-jobs';
import { JobRunner } from '../../../server/jobs/job-runner';
import { sweepPlaySessions } from '../../../server/play/sweep-play-sessions';
import type { PlayHouse } from './play-house';
import { openPlayHouse } from './play-house';

const SECOND = 1_000;
let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

describe('the sweep of play sessions', () => {
  test('ends what was silent for two minutes, at its last heartbeat, and nothing before', async () => {
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
    house.clock.advance(45 * SECOND);
    await sweepPlaySessions(house.server.deps);
    expect(await house.row(heard)).toMatchObject({ endedAt: lastHeard, endedBy: 'sweep' });
  });

  test('leaves what its page has ended as it is', async () => {
    const id = await house.start(house.vega);
    house.clock.advance(30 * SECOND);
    await house.ask(house.vega, `${id}/end`);
    const ended = await house.row(id);
    house.clock.advance(300 * SECOND);
    await sweepPlaySessions(house.server.deps);
    expect(await house.row(id)).toEqual(ended);
  });

  test.each([0, 1, 2_499, 4_999])(
    'F21: the end of a tab that is gone is recorded within 130 s, %d ms after a run of the sweep',
    async (phase) => {
      const runner = new JobRunner();
      const job = houseJobs(undefined).find(({ name }) => name === 'play-sessions');
      if (!job) throw new Error('There is no sweep.');
      const run = vi.fn(job.run);
      // Two processes on one database.
      const other = new JobRunner();
      for (const each of [runner, other]) each.start([{ ...job, run }], house.server.deps);
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
      house.clock.advance(phase);
      const id = await house.start(house.vega);
      const begun = house.clock.now();
      let waited = 0;
      while ((await house.row(id))?.endedAt === null && waited < 140 * SECOND) {
        house.clock.advance(SECOND);
        waited += SECOND;
        await Promise.all(run.mock.results.map(({ value }) => value));
        await house.row(id);
      }
      await Promise.all([runner.stop(), other.stop()]);
      expect(waited).toBeLessThanOrEqual(130 * SECOND);
      expect(waited).toBeGreaterThanOrEqual(120 * SECOND);
      expect(await house.row(id)).toMatchObject({ endedAt: begun, endedBy: 'sweep' });
    },
  );
});
