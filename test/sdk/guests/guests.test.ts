import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { guestMethods } from '../../../src/domain/bridge/guest-methods';
import { err, ok } from '../../../src/domain/shared/result';
import { delivered } from '../../fakes/delivered';
import { guestPortal } from '../support/guest-portal';

const NOW = Date.UTC(2026, 0, 31, 10);
const AT = new Date(NOW).toISOString();
const offer = {
  scores: [{ board: 'main', score: 7, at: AT }],
  saves: [{ slot: 2, name: 'Camp', data: { level: 2 }, at: AT }],
};

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

async function playAsGuest({ sdk }: ReturnType<typeof guestPortal>) {
  await sdk.save.write({ level: 2 }, { slot: 2, name: 'Camp' });
  await sdk.leaderboard.post('main', 7);
}

describe('what a guest did', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    vi.stubGlobal('localStorage', new MemoryStorage());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is offered after the sign-in, once, in the form that the portal takes', async () => {
    const game = guestPortal();
    await playAsGuest(game);
    expect(game.askedOf('guest.offer')).toEqual([]);
    game.signIn();
    await delivered();
    expect(game.askedOf('guest.offer')).toEqual([offer]);
    expect(guestMethods['guest.offer'].parse(offer)).toEqual({ ok: true, value: offer });
  });

  test('is not offered when it is nothing', async () => {
    const game = guestPortal();
    await game.sdk.init();
    game.signIn();
    await delivered();
    expect(game.asked).toEqual([]);
  });

  test('is offered by a later page to who has signed in meanwhile, and after a no not again before the next sign-in', async () => {
    await playAsGuest(guestPortal());
    const later = guestPortal({ 'user.getName': ok('nova') });
    later.portal.signedIn = true;
    await later.sdk.init();
    await delivered();
    expect(later.askedOf('guest.offer')).toEqual([offer]);
    const refusedBefore = guestPortal({ 'user.getName': ok('nova') });
    refusedBefore.portal.signedIn = true;
    await refusedBefore.sdk.init();
    await delivered();
    expect(refusedBefore.askedOf('guest.offer')).toEqual([]);
    refusedBefore.signIn();
    await delivered();
    expect(refusedBefore.askedOf('guest.offer')).toEqual([offer]);
  });

  test('is offered by the next page when the portal could not be asked', async () => {
    const offline = guestPortal({ 'guest.offer': err(bridgeError('err_network', 'No.')) });
    await playAsGuest(offline);
    offline.signIn();
    await delivered();
    const later = guestPortal({ 'user.getName': ok('nova') });
    later.portal.signedIn = true;
    await later.sdk.init();
    await delivered();
    expect(later.askedOf('guest.offer')).toEqual([offer]);
  });

  test('is offered by the next page when the player has agreed and it could not be done yet', async () => {
    const game = guestPortal({ 'user.getName': ok('nova') });
    await playAsGuest(game);
    game.signIn();
    await delivered();
    game.emit('taken-over', { slots: [2], boards: [] });
    const later = guestPortal({ 'user.getName': ok('nova') });
    later.portal.signedIn = true;
    await later.sdk.init();
    await delivered();
    expect(later.askedOf('guest.offer')).toEqual([{ ...offer, saves: [] }]);
  });

  test('is offered once at a time, and what was done during a failing offer stays', async () => {
    const game = guestPortal({ 'guest.offer': err(bridgeError('err_network', 'No.')) });
    await playAsGuest(game);
    game.signIn();
    game.signIn();
    game.portal.signedIn = false;
    await game.sdk.save.write(9, { slot: 3 });
    await delivered();
    expect(game.askedOf('guest.offer')).toHaveLength(1);
    await expect(game.sdk.save.load(3)).resolves.toMatchObject({ data: 9 });
  });

  test('is kept until the portal has taken it over, and only what it has taken is dropped', async () => {
    const game = guestPortal();
    await playAsGuest(game);
    game.signIn();
    await delivered();
    game.emit('taken-over', { slots: [1, 2], boards: [] });
    game.portal.signedIn = false;
    await expect(game.sdk.save.all()).resolves.toEqual({});
    await expect(game.sdk.leaderboard.mine('main')).resolves.toMatchObject({ scores: [{ score: 7 }] });
    game.emit('taken-over', { slots: [], boards: ['main'] });
    await expect(game.sdk.leaderboard.mine('main')).resolves.toMatchObject({ scores: [] });
  });

  test('is not dropped when it was done after the offer', async () => {
    const game = guestPortal();
    await playAsGuest(game);
    game.signIn();
    await delivered();
    game.portal.signedIn = false;
    vi.setSystemTime(NOW + 1_000);
    await game.sdk.save.load(2);
    await game.sdk.save.write(9, { slot: 2 });
    game.emit('taken-over', { slots: [2], boards: ['main'] });
    await expect(game.sdk.save.load(2)).resolves.toMatchObject({ data: 9 });
  });

  test('builds on the guest’s own saves, also when a session ends while the game runs', async () => {
    const game = guestPortal({ 'save.write': ok({ version: 12 }) });
    await game.sdk.save.write(1, { slot: 2 });
    game.signIn();
    await game.sdk.save.write(2, { slot: 2 });
    await game.sdk.save.write(3, { slot: 2 });
    expect(game.askedOf('save.write').map((args) => (args as { base: number }).base)).toEqual([0, 0, 12]);
    game.portal.signedIn = false;
    await expect(game.sdk.save.write(4, { slot: 2 })).resolves.toEqual({ version: 2 });
    await expect(game.sdk.save.write(5, { slot: 2 })).resolves.toEqual({ version: 3 });
  });

  test('is nothing of the portal’s other refusals', async () => {
    const game = guestPortal({ 'save.write': err(bridgeError('err_conflict', 'No.')) });
    game.portal.signedIn = true;
    await expect(game.sdk.save.write(1)).rejects.toMatchObject({ code: 'err_conflict' });
    game.portal.signedIn = false;
    await expect(game.sdk.save.all()).resolves.toEqual({});
  });
});
