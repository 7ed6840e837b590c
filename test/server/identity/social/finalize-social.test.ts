import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialFinalize } from '../../../../src/contract/social.contract';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { socialIdentities } from '../../../../server/platform/database/schema/social';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import { mailsTo } from '../../support/mails-to';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { SocialBrowser } from './social-browser';
import { chooseAt, finalize, signInBy, begin } from './social-flow';

const SESSION = '__Host-holocade';
const MARKER = '__Host-holocade-social';
const NOVA = 'nova@holocade.example';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;

async function accountOf(username: string) {
  const [account] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, username));
  if (!account) throw new Error(`There is no ${username}.`);
  return account;
}

const identitiesOf = (accountId: string) =>
  server.deps.database.db.select().from(socialIdentities).where(eq(socialIdentities.accountId, accountId));

const kindsTo = async (recipient: string): Promise<readonly string[]> =>
  (await mailsTo(server, recipient)).map(({ kind }) => kind);

/** Logs in at a fake provider as a new person with a typed name. */
async function stranger(name: string, provider: 'google' | 'facebook' = 'google') {
  const browser = new SocialBrowser(server);
  const consent = await browser.follow(await begin(server, browser, provider));
  const action = new URL(consent.address).href;
  const end = await browser.follow(action, { form: { name } }, (at) => at.includes('/auth/social/finalize'));
  return { browser, end: new URL(end.address) };
}

describe('registration with a provider', () => {
  test('creates an account without a password, sends a welcome message and trusts an address hosted by Google', async () => {
    const { browser, end } = await stranger('Vega One');
    const answer = await finalize(server, browser, end, { email: 'Vega-One@people.example', username: 'vega_1' });
    expect(dataOf(socialFinalize, answer).account).toMatchObject({ username: 'vega_1', balance: 0 });
    const account = await accountOf('vega_1');
    expect(account.passwordHash).toBeNull();
    expect(account.emailVerifiedAt).not.toBeNull();
    expect(await identitiesOf(account.id)).toMatchObject([
      { provider: 'google', issuer: 'http://id.holocade.localhost:9200/google', subject: 'typed-vega-one' },
    ]);
    const inbox = await browser.visit(`${server.origin}/v1/private/user/messages`);
    expect(inbox.text).toContain('Welcome');
  });

  test.each([
    ['different from the one at Google', 'google', 'somebody@else.example'],
    ['provided by Facebook', 'facebook', 'typed@people.example'],
  ] as const)('does not trust an address that is %s', async (_what, provider, email) => {
    const username = `unproved-${provider}`;
    const { browser, end } = await stranger('typed', provider);
    await finalize(server, browser, end, { email, username });
    expect((await accountOf(username)).emailVerifiedAt).toBeNull();
  });

  test.each([
    ['no email if Google has verified the address', 'google', 'proved-mail', 'proved-mail@people.example', []],
    [
      'a verification link if no account has verified the address',
      'facebook',
      'open-mail',
      'open-mail@people.example',
      ['verify-email'],
    ],
    [
      'a notice to the owner if another account has verified the address',
      'facebook',
      'known-mail',
      NOVA,
      ['already-registered'],
    ],
  ] as const)('sends the email of %s', async (_what, provider, name, email, kinds) => {
    const { browser, end } = await stranger(name, provider);
    const before = await kindsTo(email);
    expect((await finalize(server, browser, end, { email, username: name })).status).toBe(200);
    expect((await kindsTo(email)).slice(before.length)).toEqual(kinds);
  });

  test('returns messages for each refused field', async () => {
    const { browser, end } = await stranger('careless');
    const answer = await finalize(server, browser, end, { email: 'nobody', username: 'a b' });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer)).sort()).toEqual(['email', 'username']);
  });

  test('refuses a taken name and accepts another one with the same link', async () => {
    const { browser, end } = await stranger('second nova');
    const form = { email: 'second@people.example', username: 'NOVA' };
    const refused = await finalize(server, browser, end, form);
    expect(errorsOf(refused)).toEqual({ username: ['This username is already taken.'] });
    expect(browser.cookie(SESSION)).toBeUndefined();
    const answer = await finalize(server, browser, end, { ...form, username: 'second-nova' });
    expect(answer.status).toBe(200);
  });

  test('T18: cannot be finished twice', async () => {
    const { browser, end } = await stranger('once');
    const marker = browser.cookie(MARKER) ?? '';
    const form = { email: 'once@people.example', username: 'once-only' };
    expect((await finalize(server, browser, end, form)).status).toBe(200);
    browser.keep(MARKER, marker);
    const again = await finalize(server, browser, end, { ...form, username: 'once-more' });
    expect(Object.keys(errorsOf(again))).toEqual(['token']);
  });

  test('T18: creates one account when it is finished several times concurrently', async () => {
    const { browser, end } = await stranger('eager');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        finalize(server, browser, end, { email: 'eager@people.example', username: `eager-${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const found = await server.deps.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, 'eager@people.example'));
    expect(found).toHaveLength(1);
  });

  test('creates one account for a person who starts it in two browsers', async () => {
    const [first, second] = [await stranger('twice'), await stranger('twice')];
    const form = { email: 'twice@people.example', username: 'twice-1' };
    expect((await finalize(server, first.browser, first.end, form)).status).toBe(200);
    const refused = await finalize(server, second.browser, second.end, { ...form, username: 'twice-2' });
    expect(Object.keys(errorsOf(refused))).toEqual(['token']);
    await expect(accountOf('twice-2')).rejects.toThrow('There is no twice-2.');
  });

  test('can only be finished in the browser that started it, so a forwarded link connects nobody', async () => {
    const { end } = await stranger('attacker');
    const victim = new SocialBrowser(server);
    const form = { email: 'victim@people.example', username: 'victim' };
    expect(Object.keys(errorsOf(await finalize(server, victim, end, form)))).toEqual(['token']);
    await begin(server, victim, 'google');
    expect(Object.keys(errorsOf(await finalize(server, victim, end, form)))).toEqual(['token']);
    const path = Buffer.from(end.searchParams.get('token') ?? '', 'base64url').toString();
    expect((await victim.visit(server.origin + path)).status).toBe(422);
  });

  test('can only be finished with its own provider', async () => {
    const { browser, end } = await stranger('swapped');
    const path = Buffer.from(end.searchParams.get('token') ?? '', 'base64url').toString();
    const other = server.origin + path.replace('/google/', '/facebook/');
    const answer = await browser.visit(other, { json: { email: 'swapped@people.example', username: 'swapped' } });
    expect(answer.status).toBe(422);
  });
});

describe('T13: a provider identity with the address of a player', () => {
  test.each(['google', 'facebook'] as const)(
    '%s creates another account with an unverified address',
    async (provider) => {
      const nova = await accountOf('nova');
      const { browser, end } = await signInBy(server, provider, 'nova-elsewhere');
      expect(end.pathname).toBe('/auth/social/finalize');
      expect(browser.cookie(SESSION)).toBeUndefined();

      const username = `nova-by-${provider}`;
      await finalize(server, browser, end, { email: NOVA, username });
      const other = await accountOf(username);
      expect(other.id).not.toBe(nova.id);
      expect(other.emailVerifiedAt).toBeNull();
      expect(await identitiesOf(nova.id)).toEqual([]);
      const owners = await server.deps.database.db
        .select({ username: accounts.username })
        .from(accounts)
        .where(and(eq(accounts.emailKey, NOVA), isNotNull(accounts.emailVerifiedAt)));
      expect(owners).toEqual([{ username: 'nova' }]);
    },
  );
});

describe('marker cookie', () => {
  test('stays while a registration is open, even if another provider is chosen and cancelled', async () => {
    const { browser, end } = await stranger('undecided');
    const marker = browser.cookie(MARKER);
    const callback = await chooseAt(browser, await begin(server, browser, 'facebook'), 'cancel');
    await browser.follow(callback, {}, (at) => at.includes('/closed'));
    expect(browser.cookie(MARKER)).toBe(marker);
    const form = { email: 'undecided@people.example', username: 'undecided' };
    expect((await finalize(server, browser, end, form)).status).toBe(200);
    expect(browser.cookie(MARKER)).toBeUndefined();
  });

  test('is replaced by a new attempt if unused, and removed when the attempt ends', async () => {
    const browser = new SocialBrowser(server);
    browser.keep(MARKER, 'A'.repeat(43));
    const address = await begin(server, browser, 'google');
    const marker = browser.cookie(MARKER);
    expect(marker).not.toBe('A'.repeat(43));
    const callback = await chooseAt(browser, address, 'cancel');
    await browser.follow(callback, {}, (at) => at.includes('/closed'));
    expect(browser.cookie(MARKER)).toBeUndefined();
  });

  test('is secure, HTTP-only and bound to the host, and lasts ten minutes', async () => {
    const answer = await new SocialBrowser(server).visit(`${server.origin}/v1/public/user/auth/social/login`, {
      json: { provider: 'google' },
    });
    const cookie = answer.setCookies.find((line) => line.startsWith(MARKER)) ?? '';
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']);
  });
});
