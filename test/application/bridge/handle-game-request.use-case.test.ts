import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { MethodName } from '../../../src/domain/bridge/method-table';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { gameFixture } from '../../fakes/game-fixture';
import { aPlayer } from '../../fakes/a-player';

const signedIn = { type: 'signed-in', user: aPlayer(), settings: defaultSettings() } as const;

/** Arguments of each call; calls that are not listed take none. */
const given: Partial<Record<MethodName, unknown>> = {
  'inventory.purchase': { item: 'spare-wing' },
  'inventory.itemUrl': { item: 'spare-wing' },
  'leaderboard.top': { board: 'main' },
  'leaderboard.friends': { board: 'main' },
  'leaderboard.mine': { board: 'main' },
  'leaderboard.stats': { board: 'main' },
  'leaderboard.startRun': { board: 'main' },
  'leaderboard.post': { board: 'main', score: 7 },
  'save.write': { data: { level: 2 } },
  'achievement.unlock': { slug: 'first-light' },
  'achievement.progress': { slug: 'first-light', percent: 40 },
  'session.xr': { signal: 'start' },
  'session.lifecycle': { signal: 'loaded' },
  'ads.show': { kind: 'rewarded' },
  'guest.offer': { scores: [], saves: [] },
};
const methods = Object.keys(methodTable) as MethodName[];

describe('HandleGameRequest', () => {
  test('returns the player’s names', async () => {
    const { session, call } = gameFixture();
    session.apply(signedIn);
    expect(await call('user.isLoggedIn')).toEqual(ok(true));
    expect(await call('user.getName')).toEqual(ok('ada'));
    expect(await call('user.getAlias')).toEqual(ok('Ada L.'));
  });

  test('rejects the names without a logged-in player', async () => {
    const { session, call } = gameFixture();
    session.apply({ type: 'signed-out' });
    expect(await call('user.isLoggedIn')).toEqual(ok(false));
    expect(await call('user.getName')).toMatchObject({ error: { code: 'err_unauthenticated' } });
    expect(await call('user.getAlias')).toMatchObject({ error: { code: 'err_unauthenticated' } });
  });

  test('waits for the server’s session answer', async () => {
    const { session, call } = gameFixture();
    session.apply({ type: 'restored', user: aPlayer({ username: 'stale' }) });
    const name = call('user.getName');
    session.apply(signedIn);
    expect(await name).toEqual(ok('ada'));
  });

  test('opens the login prompt', async () => {
    const { loginPrompt, call } = gameFixture();
    expect(await call('user.openLogin')).toEqual(ok(undefined));
    expect(loginPrompt.open).toHaveBeenCalledTimes(1);
  });

  test('returns a retryable error when the player has just dismissed the login prompt', async () => {
    const { loginPrompt, call } = gameFixture();
    loginPrompt.open.mockReturnValue(err('recently-dismissed'));
    expect(await call('user.openLogin')).toMatchObject({
      error: { code: 'err_too_many_requests', retryable: true },
    });
  });

  test('lists and unlocks the achievements of the game', async () => {
    const { call } = gameFixture();
    expect(await call('achievement.unlock', { slug: 'first-light' })).toEqual(ok({ unlocked: true }));
    expect(await call('achievement.unlock', { slug: 'first-light' })).toEqual(ok({ unlocked: false }));
    expect(await call('achievement.list')).toMatchObject({
      value: [{ slug: 'first-light', unlockedAt: expect.any(String) }],
    });
  });

  test('returns the reason of a failed request', async () => {
    const { achievements, call } = gameFixture();
    achievements.failure = { kind: 'network' };
    expect(await call('achievement.list')).toMatchObject({ error: { code: 'err_network' } });
    expect(await call('achievement.unlock', { slug: 'first-light' })).toMatchObject({
      error: { code: 'err_network' },
    });
  });

  test('forwards reports without waiting for the player', async () => {
    const { signals, call } = gameFixture();
    await call('session.xr', { signal: 'hidden' });
    await call('session.lifecycle', { signal: 'loaded' });
    expect(signals.xr).toHaveBeenCalledWith('hidden', false);
    expect(signals.lifecycle).toHaveBeenCalledWith('loaded');
  });

  test('returns the coins and the whole catalogue of the game', async () => {
    const { signIn, call } = gameFixture();
    signIn();
    expect(await call('user.getCoins')).toEqual(ok(120));
    expect(await call('inventory.catalog')).toEqual(
      ok([
        { slug: 'spare-wing', name: 'Spare wing', thumbnail: '/wing.webp', price: 10 },
        { slug: 'lantern', name: 'Lantern', thumbnail: '/wing.webp', price: 500, discountedPrice: 400 },
      ]),
    );
    expect(await call('inventory.itemUrl', { item: 'lantern' })).toMatchObject({
      value: expect.stringContaining('/lantern-drift/catalog/lantern'),
    });
  });

  test('returns a token for the server of the open game', async () => {
    const { signIn, call } = gameFixture();
    signIn();
    expect(await call('user.token')).toEqual(ok('token for lantern-drift'));
  });

  test('writes, loads and deletes saves, each based on the previous version', async () => {
    const { signIn, call } = gameFixture();
    signIn();
    expect(await call('save.write', { slot: 2, data: { level: 1 } })).toEqual(ok({ version: 1 }));
    expect(await call('save.write', { slot: 2, data: { level: 2 } })).toMatchObject({
      error: { code: 'err_conflict' },
    });
    expect(await call('save.write', { slot: 2, data: { level: 2 }, base: 1 })).toEqual(ok({ version: 3 }));
    expect(await call('save.load', { slot: 2, version: 1 })).toMatchObject({ value: { data: { level: 1 } } });
    expect(await call('save.delete', { slot: 2 })).toEqual(ok(undefined));
    expect(await call('save.load', { slot: 2 })).toMatchObject({ error: { code: 'err_not_found' } });
    expect(await call('save.clear')).toEqual(ok(undefined));
    expect(await call('save.all')).toEqual(ok({}));
  });

  test('posts a score in a play session, and returns a retryable error when none could be opened', async () => {
    const { play, boards, postedScores, signIn, call } = gameFixture();
    const improvedBoards: unknown[] = [];
    postedScores.improved$.subscribe((board) => improvedBoards.push(board));
    signIn();
    expect(await call('leaderboard.post', { board: 'main', score: 7 })).toEqual(
      ok({ improved: true, standing: 'improved' }),
    );
    expect(await call('leaderboard.post', { board: 'main', score: 6 })).toEqual(
      ok({ improved: false, standing: 'worse' }),
    );
    expect(improvedBoards).toEqual([{ game: 'lantern-drift', board: 'main' }]);
    play.live = false;
    expect(await call('leaderboard.post', { board: 'main', score: 9 })).toMatchObject({
      error: { code: 'err_unavailable', retryable: true },
    });
    expect(boards.posted.map(({ score }) => score)).toEqual([7, 6]);
    expect(await call('leaderboard.mine', { board: 'main' })).toMatchObject({ value: { scores: [{ score: 7 }] } });
  });

  test('starts a run in a play session, and passes its ticket and digest with the score', async () => {
    const { play, boards, signIn, call } = gameFixture();
    signIn();
    const inputs = '0a'.repeat(32);
    expect(await call('leaderboard.startRun', { board: 'main' })).toMatchObject({ value: { ticket: 'ticket.1' } });
    await call('leaderboard.post', { board: 'main', score: 7, ticket: 'ticket.1', inputs });
    expect(boards.posted.at(-1)).toMatchObject({ score: 7, ticket: 'ticket.1', inputs });
    play.live = false;
    expect(await call('leaderboard.startRun', { board: 'main' })).toMatchObject({
      error: { code: 'err_unavailable', retryable: true },
    });
  });

  test.each(methods)('%s succeeds for a player', async (method) => {
    const { signIn, call } = gameFixture();
    signIn();
    const answer = await call(method, given[method]);
    // Only the load of an empty slot is rejected.
    expect(answer.ok ? 'ok' : answer.error.code).toBe(method === 'save.load' ? 'err_not_found' : 'ok');
  });

  test.each(methods)('%s is answered for a visitor according to the protocol', async (method) => {
    const { session, call } = gameFixture();
    session.apply({ type: 'signed-out' });
    const answer = await call(method, given[method]);
    const refused = methodTable[method].caller === 'signed-in';
    expect(answer.ok ? 'ok' : answer.error.code).toBe(refused ? 'err_unauthenticated' : 'ok');
  });

  test.each(methods.filter((method) => /^(inventory|leaderboard|save|mail|achievement|guest)/.test(method)))(
    '%s returns a retryable error when the server is unreachable',
    async (method) => {
      const fixture = gameFixture();
      fixture.signIn();
      const failure = { kind: 'network' } as const;
      for (const gateway of [
        fixture.achievements,
        fixture.catalog,
        fixture.inventory,
        fixture.boards,
        fixture.saves,
        fixture.mails,
      ])
        gateway.failure = failure;
      expect(await fixture.call(method, given[method])).toMatchObject({
        error: { code: 'err_network', retryable: true },
      });
    },
  );

  test.prop([fc.dictionary(fc.constantFrom('game', 'slug', 'user', 'id'), fc.constantFrom('other', 'secret'))])(
    'never accesses another game’s achievements, items or leaderboards',
    async (args) => {
      const { achievements, boards, signIn, call } = gameFixture();
      signIn();
      expect((await call('achievement.unlock', args)).ok).toBe(false);
      expect((await call('inventory.purchase', { ...args, item: 'secret' })).ok).toBe(false);
      expect((await call('leaderboard.post', { ...args, board: 'secret', score: 1 })).ok).toBe(false);
      expect(boards.posted).toEqual([]);
      expect(await achievements.list('other')).toMatchObject({
        value: [expect.not.objectContaining({ unlockedAt: expect.any(String) })],
      });
    },
  );
});
