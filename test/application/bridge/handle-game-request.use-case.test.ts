import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { MethodName } from '../../../src/domain/bridge/method-table';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { aGameHouse } from '../../fakes/a-game-house';
import { aPlayer } from '../../fakes/a-player';

const signedIn = { type: 'signed-in', user: aPlayer(), settings: defaultSettings() } as const;

/** Arguments that each call takes; the others take none. */
const given: Partial<Record<MethodName, unknown>> = {
  'inventory.purchase': { item: 'spare-wing' },
  'inventory.itemUrl': { item: 'spare-wing' },
  'leaderboard.top': { board: 'main' },
  'leaderboard.friends': { board: 'main' },
  'leaderboard.mine': { board: 'main' },
  'leaderboard.stats': { board: 'main' },
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

describe('a call of the open game', () => {
  test('learns the player’s names', async () => {
    const { session, call } = aGameHouse();
    session.apply(signedIn);
    expect(await call('user.isLoggedIn')).toEqual(ok(true));
    expect(await call('user.getName')).toEqual(ok('ada'));
    expect(await call('user.getAlias')).toEqual(ok('Ada L.'));
  });

  test('is refused the names when nobody is signed in', async () => {
    const { session, call } = aGameHouse();
    session.apply({ type: 'signed-out' });
    expect(await call('user.isLoggedIn')).toEqual(ok(false));
    expect(await call('user.getName')).toMatchObject({ error: { code: 'err_unauthenticated' } });
    expect(await call('user.getAlias')).toMatchObject({ error: { code: 'err_unauthenticated' } });
  });

  test('waits until the server has said who plays', async () => {
    const { session, call } = aGameHouse();
    session.apply({ type: 'restored', user: aPlayer({ username: 'stale' }) });
    const name = call('user.getName');
    session.apply(signedIn);
    expect(await name).toEqual(ok('ada'));
  });

  test('opens the sign-in', async () => {
    const { loginPrompt, call } = aGameHouse();
    expect(await call('user.openLogin')).toEqual(ok(undefined));
    expect(loginPrompt.open).toHaveBeenCalledTimes(1);
  });

  test('is told to ask later when the player has just closed the sign-in', async () => {
    const { loginPrompt, call } = aGameHouse();
    loginPrompt.open.mockReturnValue(err('dismissed-lately'));
    expect(await call('user.openLogin')).toMatchObject({
      error: { code: 'err_too_many_requests', retryable: true },
    });
  });

  test('lists and unlocks the badges of that game', async () => {
    const { call } = aGameHouse();
    expect(await call('achievement.unlock', { slug: 'first-light' })).toEqual(ok({ unlocked: true }));
    expect(await call('achievement.unlock', { slug: 'first-light' })).toEqual(ok({ unlocked: false }));
    expect(await call('achievement.list')).toMatchObject({
      value: [{ slug: 'first-light', unlockedAt: expect.any(String) }],
    });
  });

  test('hears why the server refused', async () => {
    const { achievements, call } = aGameHouse();
    achievements.failure = { kind: 'network' };
    expect(await call('achievement.list')).toMatchObject({ error: { code: 'err_network' } });
    expect(await call('achievement.unlock', { slug: 'first-light' })).toMatchObject({
      error: { code: 'err_network' },
    });
  });

  test('passes reports on, without waiting for the player', async () => {
    const { signals, call } = aGameHouse();
    await call('session.xr', { signal: 'hidden' });
    await call('session.lifecycle', { signal: 'loaded' });
    expect(signals.xr).toHaveBeenCalledWith('hidden', false);
    expect(signals.lifecycle).toHaveBeenCalledWith('loaded');
  });

  test('tells the coins, and all that the game sells', async () => {
    const { signIn, call } = aGameHouse();
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

  test('writes, loads and deletes saves, each on the version before it', async () => {
    const { signIn, call } = aGameHouse();
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

  test('posts a score in a play session, and asks to try again where none could be opened', async () => {
    const { play, boards, postedScores, signIn, call } = aGameHouse();
    const told: unknown[] = [];
    postedScores.improved$.subscribe((board) => told.push(board));
    signIn();
    expect(await call('leaderboard.post', { board: 'main', score: 7 })).toEqual(
      ok({ improved: true, standing: 'improved' }),
    );
    expect(await call('leaderboard.post', { board: 'main', score: 6 })).toEqual(
      ok({ improved: false, standing: 'worse' }),
    );
    expect(told).toEqual([{ game: 'lantern-drift', board: 'main' }]);
    play.live = false;
    expect(await call('leaderboard.post', { board: 'main', score: 9 })).toMatchObject({
      error: { code: 'err_unavailable', retryable: true },
    });
    expect(boards.posted.map(({ score }) => score)).toEqual([7, 6]);
    expect(await call('leaderboard.mine', { board: 'main' })).toMatchObject({ value: { scores: [{ score: 7 }] } });
  });

  test.each(methods)('%s is served to a player', async (method) => {
    const { signIn, call } = aGameHouse();
    signIn();
    const answer = await call(method, given[method]);
    // Of the calls with nothing behind them only the empty slot refuses.
    expect(answer.ok ? 'ok' : answer.error.code).toBe(method === 'save.load' ? 'err_not_found' : 'ok');
  });

  test.each(methods)('%s is answered to a visitor as the protocol says', async (method) => {
    const { session, call } = aGameHouse();
    session.apply({ type: 'signed-out' });
    const answer = await call(method, given[method]);
    const refused = methodTable[method].caller === 'signed-in';
    expect(answer.ok ? 'ok' : answer.error.code).toBe(refused ? 'err_unauthenticated' : 'ok');
  });

  test.each(methods.filter((method) => /^(inventory|leaderboard|save|mail|achievement|guest)/.test(method)))(
    '%s hears that the server was not reached',
    async (method) => {
      const house = aGameHouse();
      house.signIn();
      const failure = { kind: 'network' } as const;
      for (const gateway of [
        house.achievements,
        house.catalog,
        house.inventory,
        house.boards,
        house.saves,
        house.mails,
      ])
        gateway.failure = failure;
      expect(await house.call(method, given[method])).toMatchObject({
        error: { code: 'err_network', retryable: true },
      });
    },
  );

  test.prop([fc.dictionary(fc.constantFrom('game', 'slug', 'user', 'id'), fc.constantFrom('other', 'secret'))])(
    'never reaches another game’s badges, items or boards',
    async (args) => {
      const { achievements, boards, signIn, call } = aGameHouse();
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
