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

describe('Guests', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    vi.stubGlobal('localStorage', new MemoryStorage());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('offers guest data once after the login, in the portal’s form', async () => {
    const game = guestPortal();
    await playAsGuest(game);
    expect(game.askedOf('guest.offer')).toEqual([]);
    game.signIn();
    await delivered();
    expect(game.askedOf('guest.offer')).toEqual([offer]);
    expect(guestMethods['guest.offer'].parse(offer)).toEqual({ ok: true, value: offer });
  });

  test('makes no offer without guest data', async () => {
    const game = guestPortal();
    await game.sdk.init();
    game.signIn();
    await delivered();
    expect(game.asked).toEqual([]);
  });

  test('offers on a later page to a logged-in player, and not again after a no until the next login', async () => {
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

  test('repeats the offer on the next page when the portal was unreachable', async () => {
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

  test('repeats the offer on the next page when an accepted takeover failed', async () => {
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

  test('makes one offer at a time and keeps data that changed during a failed offer', async () => {
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

  test('deletes only guest data that the portal has taken over', async () => {
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

  test('keeps guest data that changed after the offer', async () => {
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

  test('uses the guest’s own save versions after a session has ended during the game', async () => {
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

  test('passes other refusals of the portal on', async () => {
    const game = guestPortal({ 'save.write': err(bridgeError('err_conflict', 'No.')) });
    game.portal.signedIn = true;
    await expect(game.sdk.save.write(1)).rejects.toMatchObject({ code: 'err_conflict' });
    game.portal.signedIn = false;
    await expect(game.sdk.save.all()).resolves.toEqual({});
  });
});
