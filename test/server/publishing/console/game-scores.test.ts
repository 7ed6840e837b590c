import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyCall } from '../../../../src/contract/call';
import {
  boardBan,
  boardReview,
  boardUnban,
  gameScores,
  scoreDecide,
  scoreRemove,
} from '../../../../src/contract/game-scores.contract';
import { boardPost, boardScores, boardStats } from '../../../../src/contract/leaderboards.contract';
import { playSessionStart } from '../../../../src/contract/play-sessions.contract';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { boardBans, boards, madeDecisions } from '../../../../server/platform/database/schema/leaderboards';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs } from './console-fixture';
import { GAME, scoresFixture } from './scores-fixture';

const DAY = 86_400_000;
let fixture: ConsoleFixture;
let developerId = 0;
let gameId = 0;
let [owner, support, analyst, vega, mira]: Person[] = [];

beforeAll(async () => {
  ({ fixture, developerId, gameId, owner, support, analyst, vega, mira } = await scoresFixture());
});
beforeEach(async () => {
  const { db } = fixture.server.deps.database;
  // The limits of calls a minute.
  fixture.clock.advance(60_000);
  await db.delete(boards);
  await db.delete(boardBans);
  await db
    .insert(boards)
    .values({ gameId, slug: 'main', order: 'highest-first', reset: 'daily', plausibleMost: 100, title: 'Main' });
  for (const player of [vega, mira]) await play(player);
});
afterAll(() => fixture.server.close());

type Player = Person | undefined;
const as = (by: Player, call: AnyCall, params: Readonly<Record<string, string>> = {}, body: unknown = {}) => {
  if (!by) throw new Error('The player does not exist.');
  return callAs(by, call, {
    params: { developer: 'moon-lab', game: GAME, board: 'main', size: '10', ...params },
    body,
  });
};
const play = (by: Player) => as(by, playSessionStart, {}, { vr: true });
const post = async (by: Player, score: number) => (await as(by, boardPost, {}, { score })).status;
const shown = async (by: Player = vega) =>
  dataOf(boardScores, await as(by, boardScores)).scores.map(({ username, score }) => `${username} ${String(score)}`);
const review = async (by: Player = owner) => dataOf(boardReview, await as(by, boardReview));
const setAside = async () =>
  (await review()).setAside
    .map(({ username, at }) => ({ username, at }))
    .sort((a, b) => a.username.localeCompare(b.username));
const decide = async (decision: string, scores: unknown, by: Player = owner) =>
  dataOf(scoreDecide, await as(by, scoreDecide, {}, { decision, scores })).scores.map(({ result, by: other }) =>
    other === null ? result : `${result} by ${other}`,
  );
const counted = async () => dataOf(gameScores, await as(owner, gameScores)).boards[0] ?? expect.fail('No board.');
const ban = (body: object, by: Player = owner) => as(by, boardBan, {}, { reason: 'Cheats.', ...body });
const bans = async () => dataOf(gameScores, await as(owner, gameScores)).bans;
const newsOf = async (player: Player) =>
  (
    await fixture.server.deps.database.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.accountId, player?.id ?? ''), eq(notifications.kind, 'news')))
  ).map(({ body }) => body);

describe('the scores of a game', () => {
  test('are set aside with the facts about their play', async () => {
    fixture.clock.advance(30_000);
    await post(vega, 50);
    await post(vega, 101);
    const { setAside: list, top } = await review(analyst);
    const played = { playedFor: 30_000, mode: 'vr', device: 'unknown', build: null, runFor: null, inputs: null };
    const common = { username: 'vega', alias: 'vega', best: 50, at: fixture.clock.now().toISOString(), ...played };
    expect(list).toEqual([{ ...common, score: 101, limit: 'plausibleMost' }]);
    expect(top).toEqual([{ ...common, score: 50, limit: null }]);
    const { boards: found } = dataOf(gameScores, await as(analyst, gameScores));
    expect(found).toEqual([{ slug: 'main', title: 'Main', unit: 'points', tickets: false, waiting: 1 }]);
  });

  test('T28: are hidden from a player without a role, and cannot be decided by this player or by an analyst', async () => {
    await post(vega, 101);
    const scores = await setAside();
    for (const call of [gameScores, boardReview]) expect((await as(vega, call)).status).toBe(404);
    const body = { decision: 'accepted', scores };
    expect((await as(vega, scoreDecide, {}, body)).status).toBe(404);
    expect((await as(analyst, scoreDecide, {}, body)).status).toBe(403);
    expect((await ban({ username: 'vega' }, analyst)).status).toBe(403);
    expect([await setAside(), await shown()]).toEqual([scores, []]);
  });

  test('are accepted at the time of their post, one by one or as a selection', async () => {
    await post(vega, 50);
    await post(vega, 101);
    await post(mira, 102);
    const posted = fixture.clock.now().toISOString();
    const scores = await setAside();
    fixture.clock.advance(1_000);
    expect(await decide('accepted', scores, support)).toEqual(['decided', 'decided']);
    expect([await setAside(), await shown()]).toEqual([[], ['mira 102', 'vega 101']]);
    expect(dataOf(boardScores, await as(vega, boardScores)).scores.map(({ date }) => date)).toEqual([posted, posted]);
    expect((await fixture.audit(developerId)).slice(-2).sort()).toEqual([
      'score.accept: Accepted the score 101 of vega on “main” of “kite”.',
      'score.accept: Accepted the score 102 of mira on “main” of “kite”.',
    ]);
  });

  test('stay off the board when refused, and repeating a decision changes nothing', async () => {
    await post(vega, 50);
    await post(vega, 101);
    const scores = await setAside();
    const before = (await fixture.audit(developerId)).length;
    for (const by of [owner, support, owner]) expect(await decide('refused', scores, by)).toEqual(['decided']);
    expect(await decide('accepted', scores, support)).toEqual(['decided-otherwise by moon-owner']);
    expect([await setAside(), await shown()]).toEqual([[], ['vega 50']]);
    expect(await fixture.audit(developerId)).toHaveLength(before + 1);
  });

  test('are not decided after a newer score has replaced them, or after the end of the period', async () => {
    await post(vega, 101);
    const old = await setAside();
    fixture.clock.advance(1_000);
    await post(vega, 1_000_000);
    expect(await decide('accepted', old)).toEqual(['gone']);
    expect(await shown()).toEqual([]);
    const late = await setAside();
    fixture.clock.advance(DAY);
    await play(vega);
    await post(vega, 10);
    expect([await setAside(), (await counted()).waiting]).toEqual([[], 0]);
    for (const decision of ['accepted', 'refused']) expect(await decide(decision, late)).toEqual(['ended']);
    expect(await shown()).toEqual(['vega 10']);
    expect(await decide('accepted', [{ username: 'nobody-at-all', at: '2026-99-99T00:00:00Z' }])).toEqual(['gone']);
  });

  test('get one decision of two members at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      fixture.clock.advance(60_000);
      await play(vega);
      await post(vega, 101 + round);
      const scores = await setAside();
      const results = await Promise.all([decide('accepted', scores, owner), decide('refused', scores, support)]);
      const flat = results.flat();
      expect(flat.filter((result) => result === 'decided')).toHaveLength(1);
      const isAccepted = flat[0] === 'decided';
      expect(flat.find((result) => result !== 'decided')).toBe(
        `decided-otherwise by ${isAccepted ? 'moon-owner' : 'moon-support'}`,
      );
      expect((await shown()).includes(`vega ${String(101 + round)}`)).toBe(isAccepted);
    }
    expect(await fixture.server.deps.database.db.$count(madeDecisions)).toBe(5);
  });

  test('are removed from the board, unless a newer score has replaced them', async () => {
    await post(vega, 50);
    const [score] = (await review()).top;
    const name = { username: 'vega', at: score?.at };
    fixture.clock.advance(1_000);
    await post(vega, 60);
    expect((await as(owner, scoreRemove, {}, name)).status).toBe(409);
    const newer = { username: 'vega', at: (await review()).top[0]?.at };
    for (let time = 0; time < 2; time += 1) expect((await as(support, scoreRemove, {}, newer)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await fixture.audit(developerId)).at(-1)).toBe(
      'score.remove: Removed the score 60 of vega from “main” of “kite”.',
    );
  });
});

describe('a ban from boards', () => {
  test('T77: hides the player’s scores, sets new ones aside with a refusal, and ends with the scores shown again', async () => {
    for (const [player, score] of [
      [vega, 50],
      [mira, 40],
    ] as const)
      await post(player, score);
    const until = new Date(fixture.clock.now().getTime() + DAY).toISOString();
    expect((await ban({ username: 'VEGA', board: 'main', until })).status).toBe(200);
    expect(await shown()).toEqual(['mira 40']);
    expect(dataOf(boardStats, await as(mira, boardStats))).toMatchObject({ entries: 1, best: 40, rank: 1 });
    expect(dataOf(boardStats, await as(vega, boardStats))).toMatchObject({ rank: null });
    expect(await post(vega, 60)).toBe(403);
    expect((await review()).setAside).toMatchObject([{ username: 'vega', score: 60, limit: 'ban' }]);
    expect(await newsOf(vega)).toEqual([
      expect.stringMatching(/from the leaderboard “Main” of Kite until .* Cheats\.$/),
    ]);
    const [stored] = await bans();
    expect(stored).toMatchObject({ username: 'vega', board: 'main', reason: 'Cheats.', by: 'moon-owner', until });
    for (const status of [200, 404])
      expect((await as(support, boardUnban, { id: stored?.id ?? '' })).status).toBe(status);
    expect([await shown(), await bans()]).toEqual([['vega 50', 'mira 40'], []]);
    expect((await fixture.audit(developerId)).slice(-2)).toEqual([
      expect.stringMatching(/^board\.ban: Banned vega from “main” of “kite” until/),
      'board.unban: Ended the ban of vega from “main” of “kite”.',
    ]);
  });

  test('covers all boards without a board, and ends at its time', async () => {
    await post(vega, 50);
    const until = new Date(fixture.clock.now().getTime() + DAY / 2).toISOString();
    await ban({ username: 'vega', until });
    expect([await shown(mira), (await bans())[0]?.board]).toEqual([[], null]);
    await fixture.server.deps.database.db.update(boards).set({ reset: 'never' });
    fixture.clock.advance(DAY / 2);
    expect([await shown(mira), await bans()]).toEqual([['vega 50'], []]);
  });

  test('is stored once: a repeated one changes nothing, and another reason replaces it', async () => {
    const before = [(await newsOf(mira)).length, (await fixture.audit(developerId)).length];
    const answers = await Promise.all([owner, support].map((by) => ban({ username: 'mira' }, by)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await newsOf(mira), await fixture.audit(developerId)].map(({ length }) => length)).toEqual(
      before.map((count) => count + 1),
    );
    await ban({ username: 'mira', reason: 'Other.' });
    expect((await bans()).map(({ reason }) => reason)).toEqual(['Other.']);
    expect((await newsOf(mira)).length).toBe((before[0] ?? 0) + 1);
  });

  test('refuses an unknown player or board, one who never played, an end in the past, and an empty reason', async () => {
    const past = fixture.clock.now().toISOString();
    const statuses = [];
    for (const body of [
      { username: 'nobody-at-all' },
      { username: 'vega', board: 'none' },
      { username: 'vega', until: past },
      { username: 'vega', until: '2026-99-99T00:00:00Z' },
      { username: 'vega', reason: '  ' },
      { username: 'moon-analyst' },
    ])
      statuses.push((await ban(body)).status);
    expect(statuses).toEqual([404, 404, 422, 422, 422, 422]);
    expect(await bans()).toEqual([]);
  });
});
