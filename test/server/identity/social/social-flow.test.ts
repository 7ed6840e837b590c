import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialFinalize, socialFinalizeDetails } from '../../../../src/contract/social.contract';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { SocialBrowser } from './social-browser';
import { finalize, signInBy } from './social-flow';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const SESSION = '__Host-holocade';
const MARKER = '__Host-holocade-social';

describe.each(['google', 'facebook'] as const)('login with %s', (provider) => {
  test('registers a new person and signs the same person in from then on', async () => {
    const first = await signInBy(server, provider, 'robin');
    expect(first.end.pathname).toBe('/auth/social/finalize');
    expect(first.browser.cookie(SESSION)).toBeUndefined();

    const path = Buffer.from(first.end.searchParams.get('token') ?? '', 'base64url').toString();
    const details = dataOf(socialFinalizeDetails, await first.browser.visit(server.origin + path));
    expect(details).toEqual({ email: 'robin@people.example' });

    const form = { email: 'robin@people.example', username: `robin-${provider}` };
    const { account } = dataOf(socialFinalize, await finalize(server, first.browser, first.end, form));
    expect(account).toMatchObject({ username: `robin-${provider}`, provider });
    expect(first.browser.cookie(SESSION)).toBeDefined();
    expect(first.browser.cookie(MARKER)).toBeUndefined();

    const second = await signInBy(server, provider, 'robin');
    expect(`${second.end.origin}${second.end.pathname}${second.end.search}`).toBe(
      `http://accounts.holocade.localhost:9200/closed?type=login&provider=${provider}`,
    );
    expect(second.browser.cookie(SESSION)).toBeDefined();
    expect(second.browser.cookie(MARKER)).toBeUndefined();
    const status = await second.browser.visit(`${server.origin}/v1/public/user/auth/status`);
    expect(status.text).toContain(`"provider":"${provider}"`);
  });

  test.each([
    ['cancel', 'cancelled'],
    ['failure', 'unavailable'],
  ])('reports the reason after a %s', async (choice, reason) => {
    const { end, browser } = await signInBy(server, provider, choice);
    expect(end.search).toBe(`?type=error&provider=${provider}&reason=${reason}`);
    expect(browser.cookie(SESSION)).toBeUndefined();
  });
});

describe('login with steam', () => {
  test('waits for the next login of the browser and then connects the identity', async () => {
    const { end, browser } = await signInBy(server, 'steam', 'robin');
    expect(end.search).toBe('?type=error&provider=steam&reason=waiting');
    expect(browser.cookie(SESSION)).toBeUndefined();

    await signIn(server, 'orion', { cookie: `${MARKER}=${browser.cookie(MARKER)}` });

    const again = await signInBy(server, 'steam', 'robin');
    expect(again.end.search).toBe('?type=login&provider=steam');
    const status = await again.browser.visit(`${server.origin}/v1/public/user/auth/status`);
    expect(status.text).toContain('"username":"orion"');
    expect(status.text).toContain('"provider":"steam"');
  });

  test('keeps waiting when another provider is chosen meanwhile', async () => {
    const { browser } = await signInBy(server, 'steam', 'kit');
    const marker = browser.cookie(MARKER);
    await signInBy(server, 'google', 'cancel', browser);
    expect(browser.cookie(MARKER)).toBe(marker);
    await signIn(server, 'studio', { cookie: `${MARKER}=${marker}` });
    const again = await signInBy(server, 'steam', 'kit');
    expect(again.end.search).toBe('?type=login&provider=steam');
  });

  test.each([
    ['cancel', 'cancelled'],
    ['failure', 'refused'],
  ])('reports the reason after a steam %s', async (choice, reason) => {
    const { end } = await signInBy(server, 'steam', choice);
    expect(end.search).toBe(`?type=error&provider=steam&reason=${reason}`);
  });

  test('does not connect the identity in another browser', async () => {
    await signInBy(server, 'steam', 'sam');
    await signIn(server, 'studio', { cookie: `${MARKER}=${'A'.repeat(43)}` });
    const again = await signInBy(server, 'steam', 'sam', new SocialBrowser(server));
    expect(again.end.search).toBe('?type=error&provider=steam&reason=waiting');
  });
});
