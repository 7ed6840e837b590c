import { test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { CrazygamesPage } from '../../../../sdk/adapters/crazygames/create-crazygames';
import { createCrazygames } from '../../../../sdk/adapters/crazygames/create-crazygames';
import { FakeHolocade } from '../../../fakes/fake-holocade';
import { FakeStorage } from '../../../fakes/fake-storage';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

function page(player?: string, accounts?: FakeHolocade['accounts'], storage = new FakeStorage()) {
  const holocade = new FakeHolocade(accounts);
  holocade.player = player;
  const done: string[] = [];
  const own: CrazygamesPage = {
    navigator: { userAgent: CHROME, language: 'de-AT' },
    storage: () => storage,
    warn: (text) => done.push(text),
    reload: () => done.push('reload'),
    onLeaving: () => undefined,
    played: () => undefined,
  };
  return { holocade, storage, done, SDK: createCrazygames(holocade, own) };
}

async function begun(player?: string, accounts?: FakeHolocade['accounts'], storage?: FakeStorage) {
  const started = page(player, accounts, storage);
  await started.SDK.init();
  return started;
}

/** What a page that is opened now gets to see of somebody. */
const seenBy = async (player: string, accounts: FakeHolocade['accounts'], key: string) =>
  (await begun(player, accounts)).SDK.data.getItem(key);

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

describe('data', () => {
  test('of a guest are in local storage at once, as texts', async () => {
    const { SDK, storage, holocade } = await begun();
    SDK.data.setItem('gold', 100 as unknown as string);
    expect(SDK.data.getItem('gold')).toBe('100');
    expect((await begun(undefined, undefined, storage)).SDK.data.getItem('gold')).toBe('100');
    SDK.data.removeItem('gold');
    expect(storage.length).toBe(0);
    SDK.data.setItem('a', '1');
    SDK.data.clear();
    expect(SDK.data.getItem('a')).toBeNull();
    expect(holocade.calls.filter(([name]) => name === 'write')).toEqual([]);
  });

  test('of a player go up together a second later', async () => {
    const { SDK, holocade, storage } = await begun('mia');
    for (let gold = 0; gold < 50; gold += 1) SDK.data.setItem('gold', String(gold));
    await vi.advanceTimersByTimeAsync(999);
    expect(holocade.saves().writes).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(holocade.saves().writes).toBe(1);
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('49');
    expect(storage.length).toBe(0);
  });

  test('never go up faster than the portal takes them', async () => {
    const { SDK, holocade } = await begun('mia');
    for (let second = 0; second < 60; second += 1) {
      SDK.data.setItem('second', String(second));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(holocade.saves().writes).toBeLessThanOrEqual(31);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await seenBy('mia', holocade.accounts, 'second')).toBe('59');
  });

  test('of a guest move up where the account has none', async () => {
    const { SDK, holocade, storage } = await begun();
    SDK.data.setItem('gold', '7');
    holocade.signIn('mia');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(SDK.data.getItem('gold')).toBe('7');
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('7');
    expect(storage.length).toBe(0);
  });

  test('of the account win where it has some, and the game begins anew with them', async () => {
    const before = await begun('mia');
    before.SDK.data.setItem('gold', '1000');
    await vi.advanceTimersByTimeAsync(5_000);
    const { SDK, holocade, done } = await begun(undefined, before.holocade.accounts);
    SDK.data.setItem('gold', '7');
    holocade.signIn('mia');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(done).toEqual(['reload']);
    expect(SDK.data.getItem('gold')).toBe('1000');
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('1000');
  });

  test('are not overwritten when they cannot be loaded at first', async () => {
    const before = await begun('mia');
    before.SDK.data.setItem('gold', '1000');
    await vi.advanceTimersByTimeAsync(5_000);
    const { SDK, holocade } = page('mia', before.holocade.accounts);
    const all = holocade.save.all;
    const offline = vi.spyOn(holocade.save, 'all').mockImplementation(() => {
      holocade.refusals.push('err_network');
      return all();
    });
    const initialised = SDK.init();
    await vi.advanceTimersByTimeAsync(4_000);
    await initialised;
    expect(offline).toHaveBeenCalledTimes(3);
    expect(SDK.data.getItem('gold')).toBeNull();
    SDK.data.setItem('gold', '0');
    SDK.data.setItem('new', 'here');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(holocade.saves().writes).toBe(1);
    offline.mockRestore();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([SDK.data.getItem('gold'), SDK.data.getItem('new')]).toEqual(['1000', 'here']);
    expect(await seenBy('mia', holocade.accounts, 'new')).toBe('here');
  });

  test('load at the second try without a word', async () => {
    const before = await begun('mia');
    before.SDK.data.setItem('gold', '1000');
    await vi.advanceTimersByTimeAsync(5_000);
    const { SDK, holocade, done } = page('mia', before.holocade.accounts);
    const { all } = holocade.save;
    vi.spyOn(holocade.save, 'all').mockImplementationOnce(() => {
      holocade.refusals.push('err_timeout');
      return all();
    });
    const initialised = SDK.init();
    await vi.advanceTimersByTimeAsync(1_000);
    await initialised;
    expect(SDK.data.getItem('gold')).toBe('1000');
    expect(done).toEqual([]);
  });

  test('of two pages come together', async () => {
    const one = await begun('mia');
    const other = await begun('mia', one.holocade.accounts);
    one.SDK.data.setItem('one', '1');
    other.SDK.data.setItem('other', '2');
    await vi.advanceTimersByTimeAsync(30_000);
    const seen = await begun('mia', one.holocade.accounts);
    expect([seen.SDK.data.getItem('one'), seen.SDK.data.getItem('other')]).toEqual(['1', '2']);
  });

  test('larger than one slot are whole, also when another page breaks off in the midst of its write', async () => {
    const { SDK, holocade } = await begun('mia');
    const large = 'abcdefgh'.repeat(20_000);
    SDK.data.setItem('replay', large);
    await vi.advanceTimersByTimeAsync(5_000);
    const saves = holocade.saves();
    saves.write(2, { crazygames: 1, items: [['replay', 'torn']], parts: [] }, FakeHolocade.baseOf(saves, 2));
    expect(await seenBy('mia', holocade.accounts, 'replay')).toBe(large);
  });

  test('larger than all slots stay here, with a word', async () => {
    const { SDK, holocade, done, storage } = await begun('mia');
    const large = 'x'.repeat(400_000);
    SDK.data.setItem('replay', large);
    SDK.data.setItem('gold', '5');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(done).toEqual([expect.stringContaining('replay')]);
    const again = await begun('mia', holocade.accounts, storage);
    expect([again.SDK.data.getItem('replay'), again.SDK.data.getItem('gold')]).toEqual([large, '5']);
    expect(await seenBy('mia', holocade.accounts, 'replay')).toBeNull();
  });

  test('above 1 MB are not saved any more, and are when they are less again', async () => {
    const { SDK, storage, done } = await begun();
    SDK.data.setItem('gold', '5');
    SDK.data.setItem('replay', 'x'.repeat(1_048_576));
    SDK.data.setItem('gold', '6');
    expect(SDK.data.getItem('gold')).toBe('6');
    expect(done).toEqual([expect.stringContaining('1048576')]);
    expect((await begun(undefined, undefined, storage)).SDK.data.getItem('gold')).toBe('5');
    SDK.data.removeItem('replay');
    expect((await begun(undefined, undefined, storage)).SDK.data.getItem('gold')).toBe('6');
  });

  test('that the portal refuses for now go up later', async () => {
    const { SDK, holocade } = await begun('mia');
    holocade.refusals.push('err_too_many_requests', 'err_unavailable');
    SDK.data.setItem('gold', '9');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('9');
  });

  test('that did not go up before the page was closed go up with the next', async () => {
    const { SDK, holocade, storage } = await begun('mia');
    SDK.data.setItem('gold', '9');
    const next = await begun('mia', holocade.accounts, storage);
    expect(next.SDK.data.getItem('gold')).toBe('9');
  });
});
