// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { accountTokens } from '../../src/composition/account-tokens';
import { createBrowserModules } from '../../src/composition/browser.part';
import { communityTokens } from '../../src/composition/community-tokens';
import { createServerModules } from '../../src/composition/server.part';
import { tokens } from '../../src/composition/tokens';
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
const every = Object.entries({ ...tokens, ...accountTokens, ...communityTokens });

const server = () =>
  createServerModules({
    url: `${origin}/`,
    nonce: 'n',
    cookies: '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; Quest 3) OculusBrowser/40',
    transport: () => Promise.reject(new Error('unused')),
    assets: { entry: '', preload: [], css: [], fonts: [] },
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

  test.each(every)('resolves %s on the server', (_, need) => {
    expect(createWiring(server()).get(need as (typeof tokens)['http'])).toBeDefined();
  });

  test('resolves every token in the browser after game page, search, inbox, provider login and ads are open', async () => {
    const wiring = createWiring(browser());
    await wiring.get(tokens.openPlay)();
    await wiring.get(tokens.openOverlays)();
    await wiring.get(tokens.openSearch)();
    await wiring.get(tokens.openArcade)();
    await wiring.get(tokens.openInbox)();
    await wiring.get(tokens.openAccount)();
    await wiring.get(tokens.openTokens)();
    await wiring.get(tokens.openSocial)();
    await wiring.get(tokens.openAds)();
    for (const [, need] of every) expect(wiring.get(need as (typeof tokens)['http'])).toBeDefined();
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
