import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createHeyvr } from '../../../../sdk/adapters/heyvr/install-heyvr';
import type { HeyvrAuthState } from '../../../../sdk/adapters/heyvr/heyvr-user';
import { bridgeErrorCodes } from '../../../../src/domain/bridge/bridge-error';
import { FakeHolocade } from '../../../fakes/fake-holocade';

function start(player?: string) {
  const holocade = new FakeHolocade();
  holocade.player = player;
  return { holocade, heyVR: createHeyvr(holocade) };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('heyVR.user', () => {
  test('returns the player in promises', async () => {
    const { heyVR } = start('mia');
    expect(await heyVR.user.isLoggedIn()).toBe(true);
    expect(await heyVR.user.getName()).toBe('mia');
    expect(await heyVR.user.getAmountCoins()).toBe(3);
  });

  test('openLogin resolves with the names and listeners receive viaSDK', async () => {
    const { holocade, heyVR } = start();
    const heard: HeyvrAuthState[] = [];
    const listener = (state: HeyvrAuthState) => heard.push(state);
    heyVR.user.onAuthChange(listener);
    const signedIn = heyVR.user.openLogin();
    await settle();
    holocade.signIn('mia');
    holocade.events.emit('resume', undefined);
    expect(await signedIn).toEqual({ username: 'mia', alias: 'MIA', action: 'login' });
    holocade.signOut();
    heyVR.user.removeOnAuthChange(listener);
    holocade.signIn('ben');
    expect(heard).toEqual([
      { viaSDK: true, loggedIn: true, username: 'mia', alias: 'MIA' },
      { viaSDK: false, loggedIn: false, username: '', alias: '' },
    ]);
  });

  test('openLogin reports a registration while the portal’s dialog stays open', async () => {
    const { holocade, heyVR } = start();
    const signedIn = heyVR.user.openLogin();
    await settle();
    holocade.signIn('new');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await signedIn).toMatchObject({ action: 'register' });
  });

  test('openLogin rejects when the player closes the dialog', async () => {
    const { holocade, heyVR } = start();
    const end = heyVR.user.openLogin().catch((error: unknown) => error);
    await settle();
    holocade.events.emit('resume', undefined);
    expect(await end).toMatchObject({ status: { success: false, debug: 'err_declined' }, data: null });
  });
});

describe('heyVR.saveGame', () => {
  test('returns slots by number as text, with data in both spellings', async () => {
    const { heyVR } = start('mia');
    expect(await heyVR.saveGame.write({ level: 3 }, true, 2)).toBe(true);
    const all = await heyVR.saveGame.all();
    expect(Object.keys(all)).toEqual(['2']);
    expect(all['2']).toMatchObject({ save_data: { level: 3 }, saveData: { level: 3 } });
    expect(all['2']?.created_at).toMatch(/^\d{4}-.*Z$/);
    expect(await heyVR.saveGame.load('2')).toEqual(all['2']);
  });

  test('overwrites a save of another tab and writes to slot 1 by default', async () => {
    const { holocade, heyVR } = start('mia');
    holocade.saves().write(1, 'another tab', 0);
    expect(await heyVR.saveGame.write('mine')).toBe(true);
    expect(holocade.saves().newest(1)?.data).toBe('mine');
    // The first write is not refused, so no conflict hides a second one.
    expect(holocade.calls.map(([name]) => name).filter((name) => name !== 'isLoggedIn')).toEqual(['all', 'write']);
    expect(await heyVR.saveGame.delete()).toBe(true);
    await expect(heyVR.saveGame.load()).rejects.toMatchObject({ status: { code: 404, debug: 'err_not_found' } });
    await heyVR.saveGame.write('again', true, 5);
    expect(await heyVR.saveGame.wipe()).toBe(true);
    expect(await heyVR.saveGame.all()).toEqual({});
  });

  test('refuses all calls of guests', async () => {
    const { heyVR, holocade } = start();
    await expect(heyVR.saveGame.all()).rejects.toMatchObject({ status: { code: 401, debug: 'err_unauthenticated' } });
    expect(holocade.calls.map(([name]) => name)).toEqual(['isLoggedIn']);
  });
});

describe('heyVR.leaderboard', () => {
  test('returns rows with ranks from 1 and accepts scores', async () => {
    const { holocade, heyVR } = start('mia');
    const row = { user: 'mia', rank: 4, score: 7, created_at: '2026-01-02T03:04:05.678Z' };
    expect(await heyVR.leaderboard.get('High_Score', 5, 2)).toEqual([row]);
    expect(await heyVR.leaderboard.getMy('high-score')).toEqual([row]);
    expect(await heyVR.leaderboard.postScore('high-score', 9)).toBe(true);
    expect(holocade.calls.filter(([name]) => name !== 'isLoggedIn')).toEqual([
      ['top', 'high-score', { size: 5, page: 2 }],
      ['mine', 'high-score', {}],
      ['post', 'high-score', 9],
    ]);
  });

  test('shows boards to guests but refuses their scores', async () => {
    const { heyVR } = start();
    expect(await heyVR.leaderboard.get('main')).toHaveLength(1);
    for (const call of [heyVR.leaderboard.getMy('main'), heyVR.leaderboard.postScore('main', 1)])
      await expect(call).rejects.toMatchObject({ status: { debug: 'err_unauthenticated' }, data: null });
  });
});

describe('heyVR.inventory', () => {
  test('purchase resolves once the player has confirmed', async () => {
    const { holocade, heyVR } = start('mia');
    const bought = heyVR.inventory.purchase('net', 2);
    await settle();
    holocade.events.emit('purchase', { item: 'rod', count: 1, ok: false, code: 'err_declined' });
    holocade.events.emit('purchase', { item: 'net', count: 2, ok: true });
    expect(await bought).toBe(true);
    expect(await heyVR.inventory.getItemURL('any', 'net')).toBe('https://portal.test/net');
    expect(await heyVR.inventory.get()).toMatchObject([{ count: 2 }]);
  });

  test.each(['err_declined', 'err_insufficient_coins'] as const)('purchase rejects after %s', async (code) => {
    const { holocade, heyVR } = start('mia');
    const end = heyVR.inventory.purchase('net').catch((error: unknown) => error);
    await settle();
    holocade.events.emit('purchase', { item: 'net', count: 1, ok: false, code });
    expect(await end).toMatchObject({ status: { success: false, debug: code } });
  });
});

describe('heyVR.marketing', () => {
  test.each([
    ['agrees', true, false],
    ['declines', false, true],
  ])('resolves to the player’s answer when the player %s', async (_how, agreed, answer) => {
    const { holocade, heyVR } = start('mia');
    const toggled = heyVR.marketing.toggleGameSubscription();
    await settle();
    const end = agreed ? { ok: true as const } : { ok: false as const, code: 'err_declined' as const };
    holocade.events.emit('mail', { sender: 'game', subscribed: agreed, ...end });
    expect(await toggled).toBe(answer);
  });

  test('unsubscribes without a question', async () => {
    const { holocade, heyVR } = start('mia');
    holocade.subscribed = true;
    expect(await heyVR.marketing.toggleGameSubscription()).toBe(true);
    expect(await heyVR.marketing.unsubscribeFromGame()).toBe(true);
  });

  test('resolves without a question for a subscribed player', async () => {
    const { holocade, heyVR } = start('mia');
    holocade.subscribed = true;
    expect(await heyVR.marketing.subscribeToGame()).toBe(true);
  });
});

describe('HeyvrRefusal', () => {
  test('is err_network for every network failure', async () => {
    const { holocade, heyVR } = start('mia');
    holocade.refusals.push('err_network');
    const refusal: unknown = await heyVR.user.isLoggedIn().catch((error: unknown) => error);
    expect(JSON.parse(JSON.stringify(refusal))).toEqual({
      status: { success: false, code: 503, debug: 'err_network', message: 'refused: err_network' },
      data: null,
    });
  });

  test.prop([fc.constantFrom(...bridgeErrorCodes)])('always has an HTTP status and a code', async (code) => {
    const { holocade, heyVR } = start('mia');
    holocade.refusals.push(code);
    const refusal = await heyVR.inventory.getCatalog().then(
      () => undefined,
      (error: unknown) => error as { status: { code: number; debug: string } },
    );
    expect(refusal?.status.code).toBeGreaterThanOrEqual(400);
    expect([code, 'err_network']).toContain(refusal?.status.debug);
  });

  test('rejects unsupported calls at once, and modules are no promises', async () => {
    const { heyVR } = start('mia');
    const { getFriends } = heyVR.leaderboard as unknown as { getFriends(board: string): Promise<unknown> };
    await expect(getFriends('main')).rejects.toMatchObject({ status: { code: 501, debug: 'err_unsupported' } });
    expect('then' in heyVR.leaderboard).toBe(false);
    expect((heyVR.leaderboard as { then?: unknown }).then).toBeUndefined();
  });
});
