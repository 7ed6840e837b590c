// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHolocade } from '../../sdk/create-holocade';
import { FakeXrSession } from '../fakes/fake-xr-session';
import { fakeWindows } from '../fakes/fake-windows';
import { noSandbox, sandboxHere } from './support/sandbox-here';
import { guestsHere } from './support/guests-here';

const PORTAL = 'http://holocade.localhost:8080/';
const GAME = 'http://lantern-drift.play.holocade.localhost:8080/1.0.0/index.html';
const framed = `${GAME}?holocade_origin=${encodeURIComponent(new URL(PORTAL).origin)}`;

describe('createHolocade outside the portal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    document.documentElement.querySelectorAll('[data-holocade]').forEach((host) => host.remove());
  });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['without any page', undefined, sandboxHere],
    ['without a sandbox beside it', window, noSandbox],
  ])('is disabled %s, and says so of every call at once', async (_case, own, loadLocal) => {
    const sdk = createHolocade(own, loadLocal, guestsHere);
    expect(sdk.environment).toBe('connecting');
    await expect(sdk.init()).resolves.toBe('disabled');
    expect(sdk.environment).toBe('disabled');
    await expect(sdk.user.isLoggedIn()).rejects.toMatchObject({ code: 'err_unsupported', retryable: false });
    await expect(sdk.save.write({})).rejects.toMatchObject({ code: 'err_unsupported' });
    sdk.session.gameplayStart();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('returns the deep link in the address of its page, without the parameters of the portal', () => {
    const search = '?holocade_invite=K7&holocade_level=3&holocade_headset=emulated&holocade_panel=off&other=1';
    history.replaceState(null, '', `/${search}`);
    expect(createHolocade(window, sandboxHere, guestsHere).link()).toEqual({ invite: 'K7', level: '3' });
    history.replaceState(null, '', '/');
    expect(createHolocade(window, sandboxHere, guestsHere).link()).toEqual({});
    expect(createHolocade(undefined, noSandbox, guestsHere).link()).toEqual({});
  });

  test('starts with a guest', async () => {
    const sdk = createHolocade(window, sandboxHere, guestsHere);
    await expect(sdk.init()).resolves.toBe('local');
    expect(sdk.environment).toBe('local');
    await expect(sdk.user.isLoggedIn()).resolves.toBe(false);
    await expect(sdk.user.getName()).rejects.toMatchObject({ code: 'err_unauthenticated', retryable: false });
    await expect(sdk.user.getCoins()).rejects.toMatchObject({ code: 'err_unauthenticated' });
  });

  test('unlocks achievements in the sandbox', async () => {
    const sdk = createHolocade(window, sandboxHere, guestsHere);
    await expect(sdk.achievement.list()).resolves.toEqual([]);
    await expect(sdk.achievement.unlock('first-light')).resolves.toEqual({ unlocked: true });
    await expect(sdk.achievement.unlock('first-light')).resolves.toEqual({ unlocked: false });
    await expect(sdk.achievement.list()).resolves.toMatchObject([{ slug: 'first-light', title: 'first-light' }]);
    await expect(sdk.achievement.unlock('First Light')).rejects.toMatchObject({ code: 'err_validation' });
  });

  test('leaves XR and logs in the sandbox’s player', async () => {
    const sdk = createHolocade(window, sandboxHere, guestsHere);
    const heard = vi.fn();
    const stop = sdk.user.onAuthChange(heard);
    const xr = new FakeXrSession();
    sdk.session.attach(xr);
    await sdk.user.openLogin();
    expect(xr.ended).toBe(true);
    expect(heard).toHaveBeenCalledWith({ loggedIn: true, username: 'local-player', alias: 'Local Player' });
    await expect(sdk.user.getAlias()).resolves.toBe('Local Player');
    stop();
  });

  test('accepts all session reports without throwing', async () => {
    const { session, init } = createHolocade(window, sandboxHere, guestsHere);
    session.loading();
    session.loaded();
    session.gameplayStart();
    session.gameplayStop();
    session.attach(new FakeXrSession())();
    await init();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  const untrustedPages = {
    'a page without the parameter': { portal: PORTAL, game: GAME },
    'a page that names itself': { portal: 'http://evil.example/', game: `${GAME}?holocade_origin=http://evil.example` },
    'a game at home on another host': { portal: PORTAL, game: framed.replace('play.holocade', 'play.elsewhere') },
  };

  test.each(Object.entries(untrustedPages))('sends no message to %s', async (_page, { portal, game }) => {
    const windows = fakeWindows(portal, game);
    const sdk = createHolocade(windows.gameWindow, sandboxHere, guestsHere);
    await expect(sdk.init()).resolves.toBe('local');
    await sdk.achievement.unlock('first-light');
    expect(windows.portal.sent).toEqual([]);
  });

  test('sends hello every 100 ms for 10 s to the named origin only, then uses the sandbox', async () => {
    const windows = fakeWindows('http://evil.example/', framed);
    const sdk = createHolocade(windows.gameWindow, sandboxHere, guestsHere);
    const early = sdk.user.isLoggedIn();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sdk.environment).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1);
    await expect(sdk.init()).resolves.toBe('local');
    await expect(early).resolves.toBe(false);
    // One at once, the last after 10 s.
    expect(windows.portal.sent).toHaveLength(101);
    for (const { data, targetOrigin } of windows.portal.sent) {
      expect(targetOrigin).toBe('http://holocade.localhost:8080');
      expect(data).toEqual({ from: 'holocade', v: 1, kind: 'hello', id: expect.any(Number) });
    }
    expect(windows.game.listeners).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ignores a welcome of an untrusted sender', async () => {
    const windows = fakeWindows(PORTAL, framed);
    const sdk = createHolocade(windows.gameWindow, sandboxHere, guestsHere);
    const { port1 } = new MessageChannel();
    const greeting = { from: 'holocade', v: 1, kind: 'welcome' };
    windows.game.receive(greeting, 'http://evil.example', windows.parent, [port1]);
    windows.game.receive(greeting, 'http://holocade.localhost:8080', {}, [port1]);
    windows.game.receive(greeting, 'http://holocade.localhost:8080', windows.parent, []);
    windows.game.receive({ ...greeting, from: 'evil' }, 'http://holocade.localhost:8080', windows.parent, [port1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sdk.environment).toBe('connecting');
    port1.close();
  });
});
