import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import { socialIdentities } from '../../../../server/platform/database/schema/social';
import { createLogger } from '../../../../server/platform/system/create-logger';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { SocialBrowser } from './social-browser';
import { begin, chooseAt, finalize, signInBy } from './social-flow';

let server: TestServer;

const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  server = await startTestServer({ log });
});

afterAll(() => server.close());

const db = () => server.deps.database.db;

test.each(['deleted', 'disconnected'])(
  'signInBySocial starts no session for an account that is %s between the proof and the session',
  async (how) => {
    const first = await signInBy(server, 'google', 'robin');
    const username = `account-${how}`;
    await finalize(server, first.browser, first.end, { email: `${username}@people.example`, username });
    const [account] = await db().select().from(accounts).where(eq(accounts.username, username));
    const id = account?.id ?? '';
    await db().delete(sessions).where(eq(sessions.accountId, id));

    const browser = new SocialBrowser(server);
    const callback = await chooseAt(browser, await begin(server, browser, 'google'), 'robin');
    const { database } = server.deps;
    const transaction = database.transaction.bind(database);
    const before = vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      if (how === 'deleted')
        await db().update(accounts).set({ deletedAt: server.deps.clock.now() }).where(eq(accounts.id, id));
      else await db().delete(socialIdentities).where(eq(socialIdentities.accountId, id));
      return transaction(work);
    });
    const end = await browser.follow(callback, {}, (at) => /\/closed|\/finalize/.test(at));
    before.mockRestore();
    expect(new URL(end.address).pathname).toBe('/auth/social/finalize');
    expect(browser.cookie('__Host-holocade')).toBeUndefined();
    expect(await db().select().from(sessions).where(eq(sessions.accountId, id))).toEqual([]);
    await db().delete(socialIdentities).where(eq(socialIdentities.accountId, id));
  },
);

test('a login through a provider writes an audit line with the account and the provider', async () => {
  const first = await signInBy(server, 'google', 'robin');
  await finalize(server, first.browser, first.end, { email: 'robin@people.example', username: 'robin' });
  const [account] = await db().select().from(accounts).where(eq(accounts.username, 'robin'));
  lines.length = 0;
  await signInBy(server, 'google', 'robin');
  const audited = lines.map((line) => JSON.parse(line) as object).filter((line) => 'audit' in line);
  expect(audited).toMatchObject([{ audit: true, event: 'login', account: account?.id, provider: 'google' }]);
  expect(lines.join('')).not.toContain('people.example');
});
