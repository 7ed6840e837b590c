// @vitest-environment jsdom
import { fc, test as property } from '@fast-check/vitest';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserModules } from '../../src/composition/browser.part';
import { createApp } from '../../src/composition/create-app';
import type { InlinedState } from '../../src/composition/inlined-state';
import { createServerModules } from '../../src/composition/server.part';
import { tokens as t } from '../../src/composition/tokens';
import type { Wiring } from '../../src/composition/wiring';
import { createWiring } from '../../src/composition/wiring';
import type { CurrentUser } from '../../src/domain/session/current-user';
import { defaultSettings } from '../../src/domain/session/settings';
import { AccountCards } from '../../src/ui/account/AccountCards';
import { PremiumPanel } from '../../src/ui/market/PremiumPanel';
import { AccountButton } from '../../src/ui/session/AccountButton';
import { DateText } from '../../src/ui/shared/DateText';
import { aPlayer } from '../fakes/a-player';

const NOW = Date.UTC(2026, 0, 12, 15, 4);
const DAY = 24 * 60 * 60 * 1000;
const premium = aPlayer({
  premiumUntil: new Date(NOW + 20 * DAY).toISOString(),
  lastLogin: { date: new Date(NOW - DAY).toISOString(), device: 'Quest' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates the server's container for a page of this player, or of a visitor. */
function onServer(user: CurrentUser | undefined): { readonly wiring: Wiring; readonly state: InlinedState } {
  const wiring = createWiring(
    createServerModules({
      url: 'https://holocade.test/',
      nonce: 'n',
      cookies: '',
      userAgent: '',
      transport: () => Promise.reject(new Error('unused')),
      assets: { entry: '', preload: [], parts: {}, styles: '', fonts: [] },
      settings: { staticOrigin: 'https://s.test', accountsOrigin: 'https://a.test', gamesHost: 'play.test' },
    }),
  );
  if (user !== undefined) wiring.get(t.sessionState).apply({ type: 'signed-in', user, settings: defaultSettings() });
  return { wiring, state: createApp(wiring).inline({}) };
}

/** Creates the container of a browser whose clock is wrong by `error` milliseconds. */
function inBrowser(state: InlinedState, error: number): Wiring {
  vi.setSystemTime(NOW + error);
  return createWiring(createBrowserModules(state));
}

const screens: Readonly<Record<string, (wiring: Wiring) => Promise<ReactElement>>> = {
  DateText: async () => <DateText date={premium.lastLogin.date} />,
  AccountButton: async (wiring) => (
    <AccountButton session={wiring.get(t.sessionView)} authModal={wiring.get(t.authModalView)} />
  ),
  AccountCards: async (wiring) => (
    <AccountCards user={premium} premium={wiring.get(t.sessionView).premium} inboxMenu={wiring.get(t.inboxMenu)} />
  ),
  PremiumPanel: async (wiring) => {
    const { createShop } = await wiring.get(t.openMarket)();
    return <PremiumPanel shop={createShop(() => undefined)} />;
  },
};

const firstRender = (element: ReactElement) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

describe.each(Object.entries(screens))('the first render of %s', (_name, screen) => {
  test.each([-32, 32])('equals the server’s if the clock of the device is wrong by %i days', async (days) => {
    const { wiring, state } = onServer(premium);
    const markup = firstRender(await screen(wiring));
    expect(firstRender(await screen(inBrowser(state, days * DAY)))).toBe(markup);
  });
});

describe('the time of a page', () => {
  property.prop([fc.integer({ min: -1000 * DAY, max: 1000 * DAY })])(
    'is always the server’s for a player, and always the device’s for a visitor',
    (error) => {
      vi.setSystemTime(NOW);
      const player = onServer(premium).state;
      const visitor = onServer(undefined).state;
      expect(inBrowser(player, error).get(t.clock).now()).toBe(NOW);
      expect(inBrowser(visitor, error).get(t.clock).now()).toBe(NOW + error);
    },
  );

  test('continues with the clock of the device', () => {
    const clock = inBrowser(onServer(premium).state, 32 * DAY).get(t.clock);
    vi.advanceTimersByTime(1500);
    expect(clock.now()).toBe(NOW + 1500);
  });
});
