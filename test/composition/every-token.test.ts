// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { noGameFrames, noPageLife } from '../../src/adapters/detached/detached-adapters';
import { accountPagesTokens } from '../../src/composition/account-pages.part';
import { accountTokens } from '../../src/composition/account.part';
import { adTokens } from '../../src/composition/ads.part';
import { browseTokens } from '../../src/composition/browse.part';
import { authTokens } from '../../src/composition/auth.part';
import { bridgeTokens } from '../../src/composition/bridge.part';
import { createBrowserModules } from '../../src/composition/browser.part';
import { communityTokens } from '../../src/composition/community.part';
import { createApp } from '../../src/composition/create-app';
import { followAccountTokens } from '../../src/composition/follow-account.part';
import { inboxTokens } from '../../src/composition/inbox.part';
import { marketTokens } from '../../src/composition/market.part';
import { navigationTokens } from '../../src/composition/navigation.part';
import { offlineTokens } from '../../src/composition/offline.part';
import { overlayTokens } from '../../src/composition/overlays.part';
import { playTokens } from '../../src/composition/play.part';
import { playerHomeTokens } from '../../src/composition/player-home.part';
import { reportTokens } from '../../src/composition/report.part';
import { searchTokens } from '../../src/composition/search.part';
import { createServerModules } from '../../src/composition/server.part';
import { socialTokens } from '../../src/composition/social.part';
import { tokenPageTokens } from '../../src/composition/token-pages.part';
import { tokens } from '../../src/composition/tokens';
import type { Wiring } from '../../src/composition/wiring';
import { createWiring, named, token } from '../../src/composition/wiring';
import { unknownSession } from '../../src/domain/session/session';
import { defaultSettings } from '../../src/domain/session/settings';
import { ok } from '../../src/domain/shared/result';
import { aPlayer } from '../fakes/a-player';

const origin = 'http://holocade.localhost:8080';
const settings = {
  staticOrigin: 'http://static.holocade.localhost:8080',
  accountsOrigin: 'http://accounts.holocade.localhost:8080',
  gamesHost: 'play.holocade.localhost:8080',
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const every = [
  tokens,
  accountTokens,
  accountPagesTokens,
  adTokens,
  browseTokens,
  authTokens,
  bridgeTokens,
  communityTokens,
  followAccountTokens,
  inboxTokens,
  marketTokens,
  navigationTokens,
  offlineTokens,
  overlayTokens,
  playTokens,
  playerHomeTokens,
  reportTokens,
  searchTokens,
  socialTokens,
  tokenPageTokens,
].flatMap((named) => Object.entries(named));

/** Opens every part of the portal, as its pages do. */
async function openEveryPart(wiring: Wiring): Promise<void> {
  const { openPlay, openOverlays, openSearch, openBrowse, openMarket, openAccount, openAuth } = tokens;
  const { openSocial, openTokens, openInbox, openAds, openFollowAccount, openOffline, openPlayerHome } = tokens;
  await wiring.get(openPlay)();
  for (const open of [openOverlays, openSearch, openBrowse, openMarket, openAccount, openAuth])
    await wiring.get<() => Promise<unknown>>(open)();
  for (const open of [openSocial, openTokens, openInbox, openAds, openFollowAccount, openOffline, openPlayerHome])
    await wiring.get<() => Promise<unknown>>(open)();
  await wiring.get(communityTokens.openReport)();
  await wiring.get(followAccountTokens.openNavigation)();
}

const server = () =>
  createServerModules({
    url: `${origin}/`,
    nonce: 'n',
    cookies: '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; Quest 3) OculusBrowser/40',
    transport: () => Promise.reject(new Error('unused')),
    assets: { entry: '', preload: [], parts: {}, styles: '', fonts: [] },
    settings,
  });

const browser = () =>
  createBrowserModules({
    session: unknownSession,
    device: { headset: false, mobile: false },
    settings: { ...settings, portalOrigin: origin, apiOrigin: '' },
    router: {},
  });

describe('container', () => {
  test('has more than forty tokens', () => {
    expect(every.length).toBeGreaterThan(40);
  });

  describe('with every part open', () => {
    const wiring = createWiring(server());
    beforeAll(() => openEveryPart(wiring));

    test.each(every)('resolves %s on the server', (_, need) => {
      expect(wiring.get(need as (typeof tokens)['http'])).toBeDefined();
    });
  });

  test('resolves every token in the browser after every part is open', async () => {
    const wiring = createWiring(browser());
    await openEveryPart(wiring);
    for (const [, need] of every) expect(wiring.get(need as (typeof tokens)['http'])).toBeDefined();
  });

  test('uses the adapters of the environment instead of those of the browser', async () => {
    const wiring = createWiring(server());
    await openEveryPart(wiring);
    expect(wiring.get(tokens.gameFrames)).toBe(noGameFrames);
    expect(wiring.get(tokens.pageLife)).toBe(noPageLife);
  });

  test('prompts to keep a guest’s progress after the registration dialog is closed', async () => {
    const wiring = createWiring(browser());
    await wiring.get(tokens.openPlay)();
    const modal = wiring.get(tokens.authModalState);
    const questions = wiring.get(tokens.questionState);
    modal.apply({ type: 'opened', pane: 'register' });
    wiring.get(tokens.sessionState).apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    modal.apply({ type: 'registered' });
    const question = { kind: 'takeover', game: 'Lantern Drift', slots: [], scores: 1 } as const;
    const end = questions.askWhenFree(question, {
      agree: () => Promise.resolve(ok(undefined)),
      waits: () => undefined,
    });
    await settled();
    expect([modal.current.open, questions.current.question]).toEqual([true, undefined]);
    modal.apply({ type: 'dismissed' });
    await settled();
    expect(questions.current.question).toEqual(question);
    questions.withdraw();
    expect(await end).toEqual({ kind: 'withdrawn' });
  });

  test('waits for an idle browser before the first ads only', async () => {
    const open = createWiring(server()).get(tokens.openAds);
    const first = open();
    expect(open()).toBe(first);
    await first;
    expect(open()).toBe(first);
  });

  test('ends the logins by a provider together with the app', async () => {
    const opened: Wiring[] = [];
    const app = createApp(createWiring([...server(), (wiring) => opened.push(wiring)]));
    const open = opened[0]?.get(tokens.openSocial);
    await open?.();
    app.start(() => undefined)();
    await expect(open?.()).rejects.toThrow('Disposed');
  });

  test('returns the same object for the same token', () => {
    const wiring = createWiring(server());
    expect(wiring.get(tokens.sessionState)).toBe(wiring.get(tokens.sessionState));
  });

  test('throws for an unregistered token and names the token', () => {
    const { nobody } = named({ nobody: token<string>() });
    expect(() => createWiring([]).get(nobody)).toThrow('nobody');
  });

  test('detects a headset from the user agent', () => {
    expect(createWiring(server()).get(tokens.device)).toEqual({ headset: true, mobile: false });
  });
});
