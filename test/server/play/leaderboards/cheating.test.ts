import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scores } from '../../../../server/platform/database/schema/leaderboards';
import type { LeaderboardFixture, ScoreKeeper } from './leaderboard-fixture';
import { startLeaderboardFixture } from './leaderboard-fixture';

/** Invalid scores, serialised as a cheat would send them. */
const BAD = [
  '{"score":NaN}',
  '{"score":Infinity}',
  '{"score":1e999}',
  '{"score":1e308}',
  '{"score":"9"}',
  '{"score":null}',
  '{"score":[9]}',
  '{"score":-1}',
  '{"score":1000001}',
  '{"score":9,"standing":"listed"}',
  '{}',
];

const MINUTE = 60_000;

let fixture: LeaderboardFixture;
let cheat: ScoreKeeper;

beforeAll(async () => {
  fixture = await startLeaderboardFixture();
  cheat = await fixture.player();
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.board('points', { order: 'highest-first', least: 0, most: 1_000_000, plausibleMost: 1_000 });
});
afterAll(() => fixture.server.close());

const statusOf = async (player: ScoreKeeper, body: unknown = { score: 7 }) => (await player.try('points', body)).status;

describe('POST .../leaderboard/{board}', () => {
  test("T29: refuses a score that is not a finite number in the board's range", async () => {
    await cheat.play();
    const answered: Record<string, number> = {};
    for (const body of BAD) answered[body] = await statusOf(cheat, body);
    const unread = ['{"score":NaN}', '{"score":Infinity}'];
    expect(answered).toEqual(Object.fromEntries(BAD.map((body) => [body, unread.includes(body) ? 400 : 422])));
    expect(await fixture.stored()).toEqual([]);
    expect((await cheat.post('points', 7)).improved).toBe(true);
  });

  test('T29: refuses a score without a play session', async () => {
    expect(await statusOf(fixture.visitor())).toBe(401);
    const answer = await (await fixture.player()).try('points', { score: 7 });
    expect([answer.status, answer.envelope().status.debug]).toEqual([409, 'err_conflict']);
    expect(await fixture.stored()).toEqual([]);
  });

  test('T29: refuses a score after the play session ended, by its page or by missing heartbeats', async () => {
    const vega = await fixture.player();
    await vega.stop(await vega.play());
    expect(await statusOf(vega)).toBe(409);
    await vega.play();
    fixture.clock.advance(119_999);
    expect(await statusOf(vega)).toBe(200);
    fixture.clock.advance(1);
    expect(await statusOf(vega, { score: 8 })).toBe(409);
    expect(await fixture.stored()).toMatchObject([{ score: 7 }]);
  });

  test('T29: refuses a score during another player’s session or a session of another game', async () => {
    const [vega, mira] = [await fixture.player(), await fixture.player()];
    await vega.play();
    await mira.play({ game: 'lantern-drift' });
    expect(await statusOf(mira)).toBe(409);
    expect(await fixture.stored()).toEqual([]);
  });

  test('T29: refuses a score for an unknown game or for a board of another game', async () => {
    const vega = await fixture.player();
    await vega.play({ game: 'lantern-drift' });
    const elsewhere = (path: string) =>
      vega.send(`/v1/private/user/arcade/gp/game/${path}/scores/post`, { score: 7 }).then(({ status }) => status);
    expect(await elsewhere('lantern-drift/leaderboards/points')).toBe(404);
    expect(await elsewhere('no-such-game/leaderboards/points')).toBe(404);
    expect(await elsewhere('orbital-salvage/leaderboards/no-such-board')).toBe(404);
    expect(await fixture.stored()).toEqual([]);
  });

  test('T29: accepts at most 60 of 1,000 posts in a minute', async () => {
    const vega = await fixture.player();
    await vega.play();
    const statuses: number[] = [];
    for (let sent = 0; sent < 1_000; sent += 50)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, (_, more) => statusOf(vega, { score: sent + more })))),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(940);
    expect(await fixture.stored()).toMatchObject([{ accountId: vega.id, standing: 'listed' }]);
  }, 60_000);

  test('T29: stores the best of twenty simultaneous posts, in one row', async () => {
    for (const before of [[], [0], [0]]) {
      await fixture.server.deps.database.db.delete(scores);
      const vega = await fixture.player();
      await vega.play();
      for (const score of before) await vega.post('points', score);
      // The best comes first: a later post that has not read it would replace it.
      const statuses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => statusOf(vega, { score: 20 - index })),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await fixture.stored()).toMatchObject([{ accountId: vega.id, standing: 'listed', score: 20 }]);
    }
  });

  test('T29: quarantines an implausible score, which never replaces an honest one', async () => {
    const vega = await fixture.player();
    await vega.play();
    expect(await vega.post('points', 1_000)).toEqual({ improved: true, standing: 'listed' });
    expect(await vega.post('points', 1_001)).toEqual({ improved: false, standing: 'quarantined' });
    const stored = (await fixture.stored()).map(({ standing, score }) => [standing, score]).sort();
    expect(stored).toEqual([
      ['listed', 1_000],
      ['quarantined', 1_001],
    ]);
  });

  test('T29: quarantines a score that came too fast, and counts the time played as a guest before login', async () => {
    await fixture.board('stars', { order: 'highest-first', perMinute: 10 });
    const standing = async (player: ScoreKeeper, score: number) => (await player.post('stars', score)).standing;
    const [vega, mira] = [await fixture.player(), await fixture.guestToBe()];
    fixture.clock.advance(4 * MINUTE);
    for (const player of [vega, mira]) await player.play();
    expect([await standing(vega, 10), await standing(vega, 11)]).toEqual(['listed', 'quarantined']);
    expect([await standing(mira, 40), await standing(mira, 41)]).toEqual(['listed', 'quarantined']);
    fixture.clock.advance(MINUTE);
    await vega.play();
    fixture.clock.advance(MINUTE);
    expect([await standing(vega, 20), await standing(vega, 21)]).toEqual(['listed', 'quarantined']);
  });

  test('T29: marks a score made with an emulated headset, even if another tab plays without one', async () => {
    const vega = await fixture.player();
    await vega.play();
    await vega.play({ emulated: true });
    expect(await vega.post('points', 7)).toEqual({ improved: false, standing: 'unranked' });
    expect(await fixture.stored()).toMatchObject([{ standing: 'unranked', score: 7 }]);
  });
});
