import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { localGame } from '../support/local-game';

const DAY = 86_400_000;

async function playing(game?: unknown) {
  const local = localGame(game);
  await local.signIn();
  await local.ask('session.lifecycle', { signal: 'gameplay-start' });
  return local;
}

describe('localBoards', () => {
  test('accepts scores within the board’s bounds, also after the play has stopped', async () => {
    const { ask } = await playing();
    await expect(ask('leaderboard.post', { board: 'main', score: 50 })).resolves.toEqual({
      improved: true,
      standing: 'improved',
    });
    await expect(ask('leaderboard.post', { board: 'main', score: 101 })).rejects.toMatchObject({
      code: 'err_validation',
      message: 'score must be at least 0 and at most 100 on this board; given 101.',
    });
    await expect(ask('leaderboard.post', { board: 'none', score: 1 })).rejects.toMatchObject({ code: 'err_not_found' });
    await ask('session.lifecycle', { signal: 'gameplay-stop' });
    await expect(ask('leaderboard.post', { board: 'main', score: 60 })).resolves.toEqual({
      improved: true,
      standing: 'improved',
    });
  });

  test('lists only the sandbox’s player', async () => {
    const { ask, clock } = await playing();
    await expect(ask('leaderboard.stats', { board: 'main' })).resolves.toEqual({ entries: 0 });
    await ask('leaderboard.post', { board: 'main', score: 50 });
    const date = new Date(clock.now).toISOString();
    const row = { rank: 1, score: 50, username: 'local-player', alias: 'Local Player', avatar: '', date };
    for (const method of ['leaderboard.top', 'leaderboard.friends', 'leaderboard.mine'] as const) {
      await expect(ask(method, { board: 'main' })).resolves.toMatchObject({ board: 'main', scores: [row] });
    }
    await expect(ask('leaderboard.top', { board: 'main', page: 2 })).resolves.toMatchObject({ scores: [] });
    await expect(ask('leaderboard.stats', { board: 'main' })).resolves.toEqual({
      entries: 1,
      best: 50,
      average: 50,
      rank: 1,
    });
  });

  test('enforces tickets of runs like the portal, also on boards that need none', async () => {
    const { ask, clock } = await playing({ boards: [{ slug: 'runs', tickets: true }, { slug: 'free' }] });
    const post = (score: number, ticket?: string, board = 'runs') => ask('leaderboard.post', { board, score, ticket });
    const refused = (message: RegExp) => ({ code: 'err_ticket', message: expect.stringMatching(message) as string });
    await expect(post(1)).rejects.toMatchObject(refused(/needs a ticket/));
    await expect(post(1, 'sandbox.9')).rejects.toMatchObject(refused(/has not signed the ticket/));
    const { ticket, expires } = await ask('leaderboard.startRun', { board: 'runs' });
    expect(Date.parse(expires) - clock.now).toBe(6 * 3_600_000);
    await expect(post(1, ticket, 'free')).rejects.toMatchObject(refused(/another player, game or board/));
    await expect(post(5, ticket)).resolves.toEqual({ improved: true, standing: 'improved' });
    await expect(post(5, ticket)).resolves.toEqual({ improved: true, standing: 'improved' });
    await expect(post(6, ticket)).rejects.toMatchObject(refused(/already used/));
    const late = await ask('leaderboard.startRun', { board: 'runs' });
    clock.now += 6 * 3_600_000;
    await expect(post(7, late.ticket)).rejects.toMatchObject(refused(/expired/));
    await expect(ask('leaderboard.startRun', { board: 'none' })).rejects.toMatchObject({ code: 'err_not_found' });
  });

  test('resets a board at the end of its period', async () => {
    const { ask, clock } = await playing();
    await ask('leaderboard.post', { board: 'daily-time', score: 5 });
    clock.now += DAY;
    await expect(ask('leaderboard.top', { board: 'daily-time' })).resolves.toMatchObject({ scores: [] });
    await expect(ask('leaderboard.post', { board: 'daily-time', score: 9 })).resolves.toEqual({
      improved: true,
      standing: 'improved',
    });
  });

  test.prop([fc.constantFrom('main', 'daily-time'), fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 })])(
    'always keeps the best score by the board’s order',
    async (board, scores) => {
      const { ask, clock } = await playing();
      let best: number | undefined;
      for (const [index, score] of scores.slice(0, 25).entries()) {
        clock.now += index;
        const better = best === undefined || (board === 'main' ? score > best : score < best);
        await expect(ask('leaderboard.post', { board, score })).resolves.toMatchObject({ improved: better });
        if (better) best = score;
      }
      await expect(ask('leaderboard.mine', { board })).resolves.toMatchObject({ scores: [{ score: best }] });
    },
  );

  test('accepts any board without a manifest', async () => {
    const { ask } = await playing({ boards: [] });
    await expect(ask('leaderboard.post', { board: 'whichever', score: -1 })).resolves.toEqual({
      improved: true,
      standing: 'improved',
    });
  });

  test('does not rank scores of an emulated headset', async () => {
    const local = localGame(undefined, 'http://localhost:5173/?holocade_headset=emulated');
    await local.signIn();
    await expect(local.ask('leaderboard.post', { board: 'main', score: 50 })).resolves.toEqual({
      improved: false,
      standing: 'emulated',
    });
    await expect(local.ask('leaderboard.top', { board: 'main', page: 1, size: 10 })).resolves.toMatchObject({
      scores: [],
    });
  });
});
