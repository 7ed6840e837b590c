import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../../../server/platform/database/schema/accounts';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { SocialBrowser } from './social-browser';
import { begin, chooseAt, finalize, signInBy } from './social-flow';

const SESSION = '__Host-holocade';
const MARKER = '__Host-holocade-social';

let server: TestServer;
let browser: SocialBrowser;
const clock = new FakeServerClock();

beforeAll(async () => {
  server = await startTestServer({ clock });
  const { browser: own, end } = await signInBy(server, 'google', 'robin');
  await finalize(server, own, end, { email: 'robin@people.example', username: 'robin' });
});

afterAll(() => server.close());

beforeEach(() => {
  browser = new SocialBrowser(server);
});

async function countSessions(): Promise<number> {
  const [row] = await server.deps.database.db.select({ count: count() }).from(sessions);
  return row?.count ?? 0;
}

const changed = (address: string, change: (query: URLSearchParams, url: URL) => void): string => {
  const url = new URL(address);
  change(url.searchParams, url);
  return url.href;
};

/** Runs a login up to the callback and returns its URL without visiting it. */
const untilCallback = async (of: SocialBrowser = browser, change = (address: string) => address): Promise<string> =>
  chooseAt(of, change(await begin(server, of, 'google')), 'robin');

const queryOf = (address: string, name: string): string => new URL(address).searchParams.get(name) ?? '';

const tampered: Readonly<Record<string, () => Promise<string>>> = {
  'the state of another attempt': async () => {
    const other = await untilCallback(new SocialBrowser(server));
    const own = await untilCallback();
    return changed(own, (query) => query.set('state', queryOf(other, 'state')));
  },
  'the nonce of another attempt': async () => {
    const other = await begin(server, new SocialBrowser(server), 'google');
    return untilCallback(browser, (own) => changed(own, (query) => query.set('nonce', queryOf(other, 'nonce'))));
  },
  'a foreign issuer': async () =>
    changed(await untilCallback(), (query) => query.set('iss', 'https://accounts.evil.example')),
  'no issuer': async () => changed(await untilCallback(), (query) => query.delete('iss')),
  'a code that was used before': async () => {
    const first = await untilCallback(new SocialBrowser(server));
    const own = await untilCallback();
    return changed(own, (query) => query.set('code', queryOf(first, 'code')));
  },
  'no marker': async () => {
    const callback = await untilCallback();
    browser.forget(MARKER);
    return callback;
  },
  'the marker of another browser': async () => {
    const other = new SocialBrowser(server);
    await begin(server, other, 'google');
    const callback = await untilCallback();
    browser.keep(MARKER, other.cookie(MARKER) ?? '');
    return callback;
  },
  'another provider': async () =>
    changed(await untilCallback(), (_query, url) => {
      url.pathname = '/callback/facebook';
    }),
  'a challenge of another verifier': async () => {
    const other = await begin(server, new SocialBrowser(server), 'google');
    const challenge = queryOf(other, 'code_challenge');
    return untilCallback(browser, (own) => changed(own, (query) => query.set('code_challenge', challenge)));
  },
  'an attempt of more than ten minutes ago': async () => {
    const callback = await untilCallback();
    clock.advance(10 * 60_000);
    return callback;
  },
  'an error beside the code': async () =>
    changed(await untilCallback(), (query) => query.set('error', 'access_denied')),
  'two states': async () => {
    const callback = await untilCallback();
    return `${callback}&state=${queryOf(callback, 'state')}`;
  },
  'two codes': async () => {
    const callback = await untilCallback();
    return `${callback}&code=${queryOf(callback, 'code')}`;
  },
  'a code that was cut': async () =>
    changed(await untilCallback(), (query) => query.set('code', (query.get('code') ?? '').slice(1))),
};

describe('T12: callback of a login', () => {
  test('logs in when it is unchanged', async () => {
    const before = await countSessions();
    await browser.follow(await untilCallback(), {}, (at) => at.includes('/closed'));
    expect(browser.cookie(SESSION)).toBeDefined();
    expect(await countSessions()).toBe(before + 1);
  });

  test.each(Object.keys(tampered))('starts no session with %s', async (name) => {
    const before = await countSessions();
    const callback = (await tampered[name]?.()) ?? '';
    const { address } = await browser.follow(callback, {}, (at) => at.includes('/closed'));
    expect(address).toMatch(/\/closed\?type=error&provider=(google|facebook)&reason=(expired|refused|cancelled)$/);
    expect(browser.cookie(SESSION)).toBeUndefined();
    expect(await countSessions()).toBe(before);
  });

  test('starts no second session when it is visited again', async () => {
    const callback = await untilCallback();
    const before = await countSessions();
    const marker = browser.cookie(MARKER) ?? '';
    await browser.follow(callback, {}, (at) => at.includes('/closed'));
    browser.keep(MARKER, marker);
    const again = await browser.follow(callback, {}, (at) => at.includes('/closed'));
    expect(again.address).toContain('reason=expired');
    expect(await countSessions()).toBe(before + 1);
  });

  test('starts one session when it is visited several times concurrently', async () => {
    const callback = await untilCallback();
    const before = await countSessions();
    const address = callback.replace('accounts.', '').replace('/callback/', '/auth/social/return/');
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.visit(address)));
    expect(answers.filter(({ headers }) => headers.location?.includes('type=login'))).toHaveLength(1);
    expect(await countSessions()).toBe(before + 1);
  });

  test('refuses two states from Steam', async () => {
    const callback = await chooseAt(browser, await begin(server, browser, 'steam'), 'robin');
    const twice = `${callback}&state=${queryOf(callback, 'state')}`;
    const { address } = await browser.follow(twice, {}, (at) => at.includes('/closed'));
    expect(address).toContain('reason=expired');
  });

  test('is not reached with another redirect URI, because the provider refuses it', async () => {
    const address = await begin(server, browser, 'google');
    const foreign = changed(address, (query) => query.set('redirect_uri', 'https://evil.example/callback'));
    const answer = await browser.visit(foreign);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('redirect_uri');
    expect(answer.headers.location).toBeUndefined();
  });
});
