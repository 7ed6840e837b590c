import { test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { AdEnd } from '../../../../sdk/index';
import { begun, page } from '../../../fakes/crazygames-page';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('createCrazygames', () => {
  test('throws sdkNotInitialized before init and reports its environment', async () => {
    const { SDK } = page();
    for (const call of [() => SDK.data.getItem('a'), () => SDK.user.getUser(), () => SDK.game.gameplayStart()])
      expect(call).toThrow(expect.objectContaining({ code: 'sdkNotInitialized' }));
    expect(SDK.environment).toBe('crazygames');
    await SDK.init();
    expect(SDK.data.getItem('a')).toBeNull();
  });

  test('creates a disabled SDK without a portal and a sandbox', async () => {
    const { SDK, holocade } = page();
    holocade.environment = 'disabled';
    await SDK.init();
    expect(SDK.environment).toBe('disabled');
    expect(() => SDK.ad.hasAdblock()).toThrow(expect.objectContaining({ code: 'sdkDisabled' }));
  });

  test('creates an SDK that can be initialised again after a failed init', async () => {
    const { SDK, holocade } = page('mia');
    holocade.refusals.push('err_network');
    await expect(SDK.init()).rejects.toMatchObject({ code: 'unexpectedError' });
    await SDK.init();
    expect(await SDK.user.getUser()).toMatchObject({ username: 'mia' });
  });
});

describe('the ad module', () => {
  const asked = async (kind: 'midgame' | 'rewarded', adEnd: AdEnd) => {
    const { SDK, holocade } = await begun();
    holocade.adEnd = adEnd;
    const heard: unknown[] = [];
    const playing: boolean[] = [];
    const note = (what: unknown) => {
      heard.push(what);
      playing.push(SDK.ad.isAdPlaying);
    };
    await SDK.ad.requestAd(kind, {
      adStarted: () => note('started'),
      adFinished: () => note('finished'),
      adError: ({ code }) => note(code),
    });
    return { heard, playing };
  };

  test('calls adStarted and adFinished when the portal shows an ad', async () => {
    expect(await asked('rewarded', { state: 'finished' })).toEqual({
      heard: ['started', 'finished'],
      playing: [true, false],
    });
  });

  test.each<readonly ['midgame' | 'rewarded', AdEnd, readonly string[]]>([
    ['midgame', { state: 'skipped' }, ['started', 'finished']],
    ['rewarded', { state: 'skipped' }, ['started', 'other']],
    ['midgame', { state: 'unfilled', reason: 'cooldown' }, ['adCooldown']],
    ['rewarded', { state: 'unfilled', reason: 'no-ad' }, ['unfilled']],
  ])('a %s ad that ends as %o is reported as that SDK does', async (kind, adEnd, heard) => {
    expect((await asked(kind, adEnd)).heard).toEqual(heard);
  });

  test('calls adError after the request when the portal fails', async () => {
    const { SDK, holocade } = await begun();
    holocade.refusals.push('err_network');
    const adError = vi.fn();
    const ended = SDK.ad.requestAd('midgame', { adError });
    expect(adError).not.toHaveBeenCalled();
    await ended;
    expect(adError).toHaveBeenCalledExactlyOnceWith({ code: 'other', message: expect.any(String) });
  });

  test('accepts prefetchAd without an effect and reports no ad blocker', async () => {
    const { SDK } = await begun();
    expect(SDK.ad.prefetchAd('midgame')).toBeUndefined();
    expect(SDK.ad.addAdblockPopupListener(() => undefined)).toBeUndefined();
    expect([await SDK.ad.hasAdblock(), SDK.ad.isAdPlaying]).toEqual([false, false]);
  });
});

describe('the banner module', () => {
  test('leaves banners empty and resolves every call', async () => {
    const { SDK } = await begun();
    const banner = { id: 'b', width: 300, height: 250 };
    await SDK.banner.requestBanner(banner);
    await SDK.banner.requestResponsiveBanner('b');
    const prefetched = await SDK.banner.prefetchBanner(banner);
    expect(prefetched).toEqual({ id: 'b', banner, renderOptions: {} });
    expect(await SDK.banner.prefetchResponsiveBanner(banner)).toEqual(prefetched);
    await SDK.banner.renderPrefetchedBanner(prefetched);
    SDK.banner.clearBanner('b');
    SDK.banner.clearAllBanners();
    SDK.banner.requestOverlayBanners([banner]);
    expect(SDK.banner.activeBannersCount).toBe(0);
  });
});

describe('the analytics module', () => {
  test('accepts an order and refuses any other value', async () => {
    const { SDK } = await begun();
    expect(SDK.analytics.trackOrder('xsolla', { orderId: '7', status: 'done' })).toBeUndefined();
    for (const wrong of [undefined, null, 'order', 7]) {
      expect(() => SDK.analytics.trackOrder('xsolla', wrong as unknown as object)).toThrow(
        expect.objectContaining({ code: 'invalidArgument' }),
      );
    }
  });
});

describe('the game module', () => {
  test('accepts screenshot handlers and other calls without a result', async () => {
    const { SDK } = await begun();
    expect(SDK.game.setScreenshotHandler(() => undefined)).toBeUndefined();
    expect(SDK.game.setScreenshotHandlerAsync(() => undefined)).toBeUndefined();
    expect(SDK.game.reportGameCompletedPercentage(40)).toBeUndefined();
    const unknown = SDK.game as unknown as Readonly<Record<string, () => Promise<unknown>>>;
    await expect(unknown['getUnknown']?.()).rejects.toMatchObject({ code: 'unexpectedError' });
  });

  test('reports gameplay and publishes muteAudio', async () => {
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

  test('refuses invitations as notAvailable', async () => {
    const { SDK } = await begun();
    expect(() => SDK.game.inviteLink({ room: 1 })).toThrow(expect.objectContaining({ code: 'notAvailable' }));
    expect([SDK.game.getInviteParam('room'), SDK.game.inviteParams]).toEqual([null, null]);
  });
});

describe('the user module', () => {
  test('returns null for a guest and the player after a login', async () => {
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

  test('logs in with the prompt and notifies listeners', async () => {
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

  test('rejects with userCancelled when the player closes the prompt', async () => {
    const { SDK, holocade } = await begun();
    const end = SDK.user.showAuthPrompt().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    holocade.events.emit('resume', undefined);
    expect(await end).toMatchObject({ code: 'userCancelled' });
  });

  test('reloads the game after a logout and writes nothing more', async () => {
    const { SDK, holocade, done } = await begun('mia');
    SDK.data.setItem('gold', '1');
    holocade.signOut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['reload']);
    expect(holocade.accounts.get('')?.writes ?? 0).toBe(0);
  });

  test('refuses unsupported calls, with userNotAuthenticated for guests', async () => {
    const token = async (player?: string) => {
      const { SDK } = await begun(player);
      return (SDK.user as unknown as { getUserToken(): Promise<string> }).getUserToken();
    };
    await expect(token()).rejects.toMatchObject({ code: 'userNotAuthenticated' });
    await expect(token('mia')).rejects.toMatchObject({ code: 'unexpectedError' });
  });
});
