// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserModules } from '../../src/composition/browser.part';
import { createApp } from '../../src/composition/create-app';
// Loaded before, because a started page loads it at a time that can be after the test.
import '../../src/composition/idle-scripts';
import { createWiring } from '../../src/composition/wiring';
import type { CurrentUser } from '../../src/domain/session/current-user';
import { CURRENT_USER_KEY } from '../../src/domain/session/current-user';
import { defaultSettings } from '../../src/domain/session/settings';
import { aPlayer } from '../fakes/a-player';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Starts a page that the server rendered for this player, or for a visitor. */
function startPage(user: CurrentUser | undefined): string | null {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const settings = {
    portalOrigin: 'https://holocade.test',
    staticOrigin: 'https://static.holocade.test',
    accountsOrigin: 'https://accounts.holocade.test',
    gamesHost: 'play.holocade.test',
    apiOrigin: '',
  };
  const session = { attempted: true, user, settings: defaultSettings() };
  const device = { headset: false, mobile: false };
  const app = createApp(createWiring(createBrowserModules({ session, device, settings, router: {} })));
  app.start(() => undefined)();
  return sessionStorage.getItem(CURRENT_USER_KEY);
}

test('a page stores the player whom the server rendered, and the page of a visitor removes it', () => {
  expect(startPage(aPlayer())).toContain('ada');
  expect(startPage(undefined)).toBeNull();
});
