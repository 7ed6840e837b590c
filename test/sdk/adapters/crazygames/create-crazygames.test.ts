import { test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { begun, page } from '../../../fakes/crazygames-page';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the SDK', () => {
  test('throws in its own words before init, and knows its place', async () => {
    const { SDK } = page();
    for (const call of [() => SDK.data.getItem('a'), () => SDK.user.getUser(), () => SDK.game.gameplayStart()])
      expect(call).toThrow(expect.objectContaining({ code: 'sdkNotInitialized' }));
    expect(SDK.environment).toBe('crazygames');
    await SDK.init();
    expect(SDK.data.getItem('a')).toBeNull();
  });

  test('is disabled where there is neither portal nor sandbox', async () => {
    const { SDK, holocade } = page();
    holocade.environment = 'disabled';
    await SDK.init();
    expect(SDK.environment).toBe('disabled');
    expect(() => SDK.ad.hasAdblock()).toThrow(expect.objectContaining({ code: 'sdkDisabled' }));
  });

  test('can be initialised again after a failure', async () => {
    const { SDK, holocade } = page('mia');
    holocade.refusals.push('err_network');
    await expect(SDK.init()).rejects.toMatchObject({ code: 'unexpectedError' });
    await SDK.init();
    expect(await SDK.user.getUser()).toMatchObject({ username: 'mia' });
  });
});

describe('ads', () => {
  test('end at once, unfilled', async () => {
    const { SDK } = await begun();
    const adError = vi.fn();
    const others = vi.fn();
    SDK.ad.requestAd('rewarded', { adError, adStarted: others, adFinished: others });
    expect(adError).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(adError).toHaveBeenCalledExactlyOnceWith({ code: 'unfilled', message: expect.any(String) });
    expect(others).not.toHaveBeenCalled();
    expect(await SDK.ad.hasAdblock()).toBe(false);
    await SDK.banner.requestBanner({ id: 'b', width: 300, height: 250 });
    await SDK.banner.requestResponsiveBanner('b');
    SDK.banner.clearAllBanners();
  });
});

describe('the game', () => {
  test('reports to the play session and hears what is to be muted', async () => {
    const { SDK, holocade } = await begun();
    const heard = vi.fn();
    SDK.game.addSettingsChangeListener(heard);
    SDK.game.loadingStart();
    SDK.game.loadingStop();
    SDK.game.gameplayStart();
    SDK.game.happytime();
    SDK.game.gameplayStop();
    expect(holocade.reports).toEqual(['loading', 'loaded', 'gameplayStart', 'gameplayStop']);
    holocade.events.emit('mute', undefined);
    expect(SDK.game.settings).toEqual({ muteAudio: true, disableChat: false });
    holocade.events.emit('unmute', undefined);
    SDK.game.removeSettingsChangeListener(heard);
    holocade.events.emit('mute', undefined);
    expect(heard.mock.calls).toEqual([
      [{ muteAudio: true, disableChat: false }],
      [{ muteAudio: false, disableChat: false }],
    ]);
  });

  test('invites nobody', async () => {
    const { SDK } = await begun();
    expect(() => SDK.game.inviteLink({ room: 1 })).toThrow(expect.objectContaining({ code: 'notAvailable' }));
    expect([SDK.game.getInviteParam('room'), SDK.game.inviteParams]).toEqual([null, null]);
  });
});

describe('the account', () => {
  test('is a guest’s, or a player’s', async () => {
    expect(await (await begun()).SDK.user.getUser()).toBeNull();
    const { SDK } = await begun('mia');
    const user = await SDK.user.getUser();
    expect(user?.username).toBe('mia');
    expect(decodeURIComponent(user?.profilePictureUrl ?? '')).toMatch(/^data:image\/svg\+xml,<svg.*>M</);
    expect(SDK.user.systemInfo).toMatchObject({
      countryCode: 'AT',
      locale: 'de-AT',
      device: { type: 'desktop' },
      os: { name: 'Windows', version: '10.0' },
      browser: { name: 'Chrome', version: '130.0.0.0' },
    });
    await expect(SDK.user.showAuthPrompt()).rejects.toMatchObject({ code: 'userAlreadySignedIn' });
    expect(await SDK.user.showAccountLinkPrompt()).toEqual({ response: 'no' });
  });

  test('is signed in to by the prompt, of which listeners hear', async () => {
    const { SDK, holocade } = await begun();
    const heard = vi.fn();
    SDK.user.addAuthListener(heard);
    const prompted = SDK.user.showAuthPrompt();
    await expect(SDK.user.showAuthPrompt()).rejects.toMatchObject({ code: 'showAuthPromptInProgress' });
    await vi.advanceTimersByTimeAsync(0);
    holocade.signIn('mia');
    holocade.events.emit('resume', undefined);
    expect(await prompted).toMatchObject({ username: 'mia' });
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ username: 'mia' }));
  });

  test('is not signed in to when the player closes the prompt', async () => {
    const { SDK, holocade } = await begun();
    const end = SDK.user.showAuthPrompt().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    holocade.events.emit('resume', undefined);
    expect(await end).toMatchObject({ code: 'userCancelled' });
  });

  test('is left: the game is loaded anew, and nothing more is written', async () => {
    const { SDK, holocade, done } = await begun('mia');
    SDK.data.setItem('gold', '1');
    holocade.signOut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['reload']);
    expect(holocade.accounts.get('')?.writes ?? 0).toBe(0);
  });

  test('refuses what is not known here, first to guests', async () => {
    const token = async (player?: string) => {
      const { SDK } = await begun(player);
      return (SDK.user as unknown as { getUserToken(): Promise<string> }).getUserToken();
    };
    await expect(token()).rejects.toMatchObject({ code: 'userNotAuthenticated' });
    await expect(token('mia')).rejects.toMatchObject({ code: 'unexpectedError' });
  });
});
