import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadGuests } from '../../../sdk/guests/guest-part';
import { sdkNames } from '../../../src/domain/bridge/sdk-names';
import { ok } from '../../../src/domain/shared/result';
import { delivered } from '../../fakes/delivered';
import { guestPortal } from '../support/guest-portal';
import { guestsHere } from '../support/guests-here';

const storageWith = (items: Readonly<Record<string, string>>) => ({
  getItem: (key: string) => items[key] ?? null,
  setItem: () => undefined,
});

describe('GuestLink', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storageWith({}));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('loads no code for guests while the portal answers', async () => {
    const load = vi.fn<LoadGuests>(guestsHere);
    const game = guestPortal({ 'save.all': ok({}), 'leaderboard.post': ok({ improved: true }) }, load);
    game.signIn();
    await game.sdk.save.all();
    await game.sdk.leaderboard.post('main', 1);
    game.signIn();
    await delivered();
    expect(load).not.toHaveBeenCalled();
  });

  test('loads no code for guests after a refusal that the page cannot answer', async () => {
    const load = vi.fn<LoadGuests>(guestsHere);
    const { sdk } = guestPortal({}, load);
    await expect(sdk.leaderboard.friends('main')).rejects.toMatchObject({ code: 'err_unauthenticated' });
    expect(load).not.toHaveBeenCalled();
  });

  test('loads the code once for a guest who plays', async () => {
    const load = vi.fn<LoadGuests>(guestsHere);
    const { sdk } = guestPortal({}, load);
    await Promise.all([sdk.leaderboard.post('main', 1), sdk.save.write(1), sdk.save.all()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('loads the code for a logged-in player whose page is stored for play without a network', async () => {
    vi.stubGlobal(sdkNames.storesFiles, true);
    const load = vi.fn<LoadGuests>(guestsHere);
    const game = guestPortal({}, load);
    game.signIn();
    await game.sdk.init();
    expect(load).toHaveBeenCalledTimes(1);
    expect(game.askedOf('guest.offer')).toEqual([]);
  });

  test('loads the code with the connection if a guest has played in this browser', async () => {
    vi.stubGlobal('localStorage', storageWith({ holocade_guest: '{}' }));
    const load = vi.fn<LoadGuests>(guestsHere);
    await guestPortal({}, load).sdk.init();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('rejects with the portal’s refusal without the file, and tries again with the next call', async () => {
    const load = vi.fn<LoadGuests>(guestsHere).mockRejectedValueOnce(new Error('missing'));
    const { sdk } = guestPortal({}, load);
    await expect(sdk.save.write(1)).rejects.toMatchObject({ code: 'err_unauthenticated' });
    await expect(sdk.save.write(1)).resolves.toEqual({ version: 1 });
  });

  test('works in a page that blocks storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
    });
    const { sdk } = guestPortal();
    await expect(sdk.save.write(1)).resolves.toEqual({ version: 1 });
    await expect(sdk.save.load()).resolves.toMatchObject({ data: 1 });
  });
});
