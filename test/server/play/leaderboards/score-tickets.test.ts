import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardPost, boardRun, boardScores } from '../../../../src/contract/leaderboards.contract';
import { boardBans, scores, scoreTicketUses } from '../../../../server/platform/database/schema/leaderboards';
import { signScoreTicket } from '../../../../server/play/leaderboards/score-ticket';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { dataOf } from '../../support/data-of';
import type { LeaderboardFixture, ScoreKeeper } from './leaderboard-fixture';
import { GAME, startLeaderboardFixture } from './leaderboard-fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INPUTS = '0a'.repeat(32);
let fixture: LeaderboardFixture;
let vega: ScoreKeeper;
let boardId = 0;

beforeAll(async () => {
  fixture = await startLeaderboardFixture();
  vega = await fixture.player();
});
beforeEach(async () => {
  // The limit of posts a minute.
  fixture.clock.advance(MINUTE);
  await fixture.clear();
  await fixture.server.deps.database.db.delete(scoreTicketUses);
  boardId = await fixture.board('runs', { order: 'highest-first', most: 1_000, tickets: true });
  await fixture.board('other', { order: 'highest-first' });
  await vega.play();
});
afterAll(() => fixture.server.close());

const runsPath = (board: string) => `/v1/private/user/arcade/gp/game/${GAME}/leaderboards/${board}/runs`;
const start = async (player = vega, board = 'runs'): Promise<string> =>
  dataOf(boardRun, await player.send(runsPath(board), {})).ticket;
const post = async (ticket: string | undefined, score = 7, { by = vega, board = 'runs' } = {}) => {
  const answer = await by.try(board, { score, ...(ticket === undefined ? {} : { ticket }) });
  return answer.status === 200 ? dataOf(boardPost, answer).standing : answer.envelope().status.debug;
};
const stored = async () =>
  (await fixture.stored()).map(({ accountId, standing, score }) => [accountId, standing, score]);
const shown = async () => (await vega.read(boardScores, 'runs')).scores.map(({ score }) => score);

describe('the ticket of a run', () => {
  test('is needed by a board with tickets, and stored with the run’s length and digest', async () => {
    expect(await post(undefined)).toBe('err_ticket');
    expect(await stored()).toEqual([]);
    const { ticket, expires } = dataOf(boardRun, await vega.send(runsPath('runs'), {}));
    expect(Date.parse(expires) - fixture.clock.now().getTime()).toBe(6 * HOUR);
    fixture.clock.advance(MINUTE + 500);
    expect((await vega.try('runs', { score: 7, ticket, inputs: INPUTS })).status).toBe(200);
    expect(await fixture.stored()).toMatchObject([
      { standing: 'listed', runMs: MINUTE + 500, inputDigest: INPUTS, brokenLimit: null },
    ]);
  });

  test('is accepted by a board that needs none, so that a game can use it before its board does', async () => {
    expect(await post(undefined, 7, { board: 'other' })).toBe('listed');
    expect(await post(await start(vega, 'other'), 8, { board: 'other' })).toBe('listed');
  });

  test('is only given during a play session', async () => {
    const mira = await fixture.player();
    expect((await mira.send(runsPath('runs'), {})).status).toBe(409);
    expect((await fixture.visitor().send(runsPath('runs'), {})).status).toBe(401);
    expect((await vega.send(runsPath('none'), {})).status).toBe(404);
  });

  test('sets scores aside for a run that is too short or too fast', async () => {
    await fixture.clear();
    await fixture.board('runs', { order: 'highest-first', tickets: true, minSeconds: 90, perMinute: 10 });
    await vega.play();
    const [short, long, fast] = [await start(), await start(), await start()];
    fixture.clock.advance(MINUTE);
    expect(await post(short)).toBe('quarantined');
    expect((await fixture.stored())[0]?.brokenLimit).toBe('minSeconds');
    fixture.clock.advance(MINUTE - 20_000);
    expect([await post(long, 20), await post(fast, 21)]).toEqual(['listed', 'quarantined']);
    expect((await fixture.stored()).map(({ brokenLimit }) => brokenLimit).sort()).toEqual([null, 'perMinute']);
  });

  test('never ranks a run that began with an emulated headset', async () => {
    await fixture.clear();
    await fixture.board('runs', { order: 'highest-first', tickets: true });
    const emulated = await vega.play({ emulated: true });
    const ticket = await start();
    await vega.stop(emulated);
    await vega.play();
    expect(await post(ticket)).toBe('unranked');
  });

  test('T75: is used once: another score with it is refused, and the same one gets the first answer', async () => {
    const ticket = await start();
    const first = dataOf(boardPost, await vega.try('runs', { score: 7, ticket }));
    expect(dataOf(boardPost, await vega.try('runs', { score: 7, ticket }))).toEqual(first);
    expect(await post(ticket, 8)).toBe('err_ticket');
    expect(await stored()).toEqual([[vega.id, 'listed', 7]]);
  });

  test('T75: does not restore a removed score, and a later copy of the score has no longer run', async () => {
    await fixture.clear();
    await fixture.board('runs', { order: 'highest-first', tickets: true, perMinute: 10 });
    await vega.play();
    const ticket = await start();
    expect(await post(ticket, 20)).toBe('quarantined');
    fixture.clock.advance(MINUTE + 1);
    expect(await post(ticket, 20)).toBe('quarantined');
    expect((await fixture.stored()).map(({ standing }) => standing)).toEqual(['quarantined']);
    await fixture.server.deps.database.db.delete(scores);
    expect([await post(ticket, 20), await fixture.stored()]).toEqual(['quarantined', []]);
  });

  test('T75: is used by one of twenty simultaneous scores', async () => {
    const ticket = await start();
    const standings = await Promise.all(Array.from({ length: 20 }, (_, index) => post(ticket, 20 - index)));
    expect(standings.filter((standing) => standing === 'listed')).toHaveLength(1);
    expect(standings.filter((standing) => standing === 'err_ticket')).toHaveLength(19);
    expect(await fixture.stored()).toHaveLength(1);
  });

  test('T75: is not used up by a refused score', async () => {
    const ticket = await start();
    expect(await post(ticket, 1_001)).toBe('err_validation');
    expect(await post(ticket, 1_000)).toBe('listed');
  });

  test('T76: of another player, board or game is refused', async () => {
    const mira = await fixture.player();
    await mira.play();
    const ticket = await start();
    expect(await post(ticket, 7, { by: mira })).toBe('err_ticket');
    expect(await post(ticket, 7, { board: 'other' })).toBe('err_ticket');
    const forged = { id: randomUUID(), boardId, accountId: vega.id, startedAt: fixture.clock.now().getTime() };
    const { secret } = fixture.server.deps.config;
    const session = await vega.play();
    expect(await post(signScoreTicket(secret, { ...forged, gameId: 0, sessionId: session }))).toBe('err_ticket');
    expect(await stored()).toEqual([]);
    expect(await post(ticket)).toBe('listed');
  });

  test('T76: of a play session of another player is refused', async () => {
    const mira = await fixture.player();
    const foreign = await mira.play();
    const ticket = { id: randomUUID(), boardId, accountId: vega.id, startedAt: fixture.clock.now().getTime() };
    const signed = { ...ticket, gameId: fixture.gameId, sessionId: foreign };
    expect(await post(signScoreTicket(fixture.server.deps.config.secret, signed))).toBe('err_ticket');
  });

  test('T76: that is forged, changed, cut or expired is refused', async () => {
    const ticket = await start();
    const [content = '', mac = ''] = ticket.split('.');
    const claims = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
    const earlier = Buffer.from(JSON.stringify({ ...claims, startedAt: 0 })).toString('base64url');
    const forged = [
      `${earlier}.${mac}`,
      content,
      `${content}.`,
      `${content}.${mac.slice(0, -2)}`,
      `${content}.${mac}.x`,
      `.${mac}`,
      'x',
    ];
    for (const text of forged) expect([text, await post(text)]).toEqual([text, 'err_ticket']);
    expect(await post('not a ticket')).toBe('err_validation');
    fixture.clock.advance(6 * HOUR);
    await vega.play();
    expect(await post(ticket)).toBe('err_ticket');
    expect(await stored()).toEqual([]);
  });

  test('T77: from before a ban puts no score on the board, and a banned player gets no new ticket', async () => {
    const [ticket, used] = [await start(), await start()];
    expect(await post(used, 5)).toBe('listed');
    const { db } = fixture.server.deps.database;
    const ban = { accountId: vega.id, reason: 'Cheats.', createdAt: fixture.clock.now() };
    await db.insert(boardBans).values({ ...ban, gameId: fixture.gameId, boardId });
    for (const text of [ticket, used, ticket]) expect(await post(text, text === used ? 5 : 9)).toBe('err_forbidden');
    expect((await vega.send(runsPath('runs'), {})).status).toBe(403);
    expect(await shown()).toEqual([]);
    expect(await fixture.stored()).toContainEqual(
      expect.objectContaining({ standing: 'quarantined', score: 9, brokenLimit: 'ban' }),
    );
    expect(await post(await start(vega, 'other'), 7, { board: 'other' })).toBe('listed');
    await db.delete(boardBans);
    expect(await shown()).toEqual([5]);
  });

  test('is deleted five minutes after its end', async () => {
    await post(await start());
    const { deps } = fixture.server;
    const uses = () => deps.database.db.$count(scoreTicketUses);
    await cleanUp(deps);
    expect(await uses()).toBe(1);
    fixture.clock.advance(6 * HOUR);
    await cleanUp(deps);
    // A server whose clock is behind may still get the ticket.
    expect(await uses()).toBe(1);
    fixture.clock.advance(HOUR / 12);
    await cleanUp(deps);
    expect(await uses()).toBe(0);
  });
});
