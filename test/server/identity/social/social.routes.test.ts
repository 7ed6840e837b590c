import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { insertIdentity, listProviders } from '../../../../server/identity/social/social-identity.repository';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import type { SignInProvider } from '../../../../src/domain/auth/social-provider';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { mailsTo } from '../../support/mails-to';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

const db = () => server.deps.database.db;

/** Creates a logged-in player who is connected to these providers. */
async function connected(username: string, providers: readonly SignInProvider[]) {
  const accountId = await addPlayer(server, username);
  const now = server.deps.clock.now();
  for (const provider of providers)
    await insertIdentity(db(), { accountId, provider, issuer: `https://${provider}.example`, subject: username, now });
  const browser = new TestBrowser(server);
  await browser.login(username, PASSWORD);
  const unlink = (provider: string, body: object = { password: PASSWORD }) =>
    browser.send(`/v1/private/user/account/identities/${provider}`, { method: 'DELETE', body });
  return { accountId, browser, unlink };
}

const withoutPassword = (id: string) => db().update(accounts).set({ passwordHash: null }).where(eq(accounts.id, id));

describe('DELETE account/identities/{provider}', () => {
  test('disconnects one provider, signs every other browser out and notifies the owner', async () => {
    const { accountId, browser, unlink } = await connected('mira', ['google', 'steam']);
    const other = new TestBrowser(server);
    await other.login('mira', PASSWORD);
    const answer = await unlink('steam');
    expect([answer.status, answer.envelope().status.message]).toEqual([200, 'Steam is disconnected.']);
    expect(await listProviders(db(), accountId)).toEqual(['google']);
    expect([await browser.status(), await other.status()]).toEqual([200, 401]);
    expect((await mailsTo(server, 'mira@mail.test')).at(-1)?.subject).toBe('Steam was disconnected');
    const stored = await db().select().from(notifications).where(eq(notifications.accountId, accountId));
    expect(stored.map(({ title }) => title)).toContain('Steam disconnected');
  });

  test('refuses a wrong password and changes nothing', async () => {
    const { accountId, unlink } = await connected('petra', ['google']);
    const answer = await unlink('google', { password: 'wrong' });
    expect([answer.status, Object.keys(wireFieldErrors.parse(answer.envelope().data).errors)]).toEqual([
      422,
      ['password'],
    ]);
    expect(await listProviders(db(), accountId)).toEqual(['google']);
  });

  test('refuses to remove the only way to log in, and allows one of two', async () => {
    const { accountId, unlink } = await connected('rhea', ['google', 'facebook']);
    await withoutPassword(accountId);
    expect((await unlink('facebook', {})).status).toBe(200);
    const answer = await unlink('google', {});
    expect([answer.status, answer.envelope().status.message]).toEqual([
      422,
      'Google is the only way into your account. Please set a password first, then disconnect it.',
    ]);
    expect(await listProviders(db(), accountId)).toEqual(['google']);
  });

  test('refuses one of two concurrent calls that would remove all ways to log in', async () => {
    const { accountId, unlink } = await connected('nash', ['google', 'facebook']);
    await withoutPassword(accountId);
    const statuses = (await Promise.all([unlink('google', {}), unlink('facebook', {})])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await listProviders(db(), accountId)).toHaveLength(1);
  });

  test('answers 404 for a provider that is not connected or does not exist', async () => {
    const { unlink } = await connected('vega', ['google']);
    expect([(await unlink('steam')).status, (await unlink('other')).status]).toEqual([404, 404]);
  });
});
