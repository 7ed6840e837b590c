import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, linkSecrets } from '../../../../server/platform/database/schema/accounts';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { sessionCookie } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PASSWORD = 'Quiet-lake7-boat';
const SEND = '/v1/private/user/account/email/send-verification';
const HOUR = 60 * 60 * 1000;
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, pages });
});

afterAll(() => server.close());

const pages = {
  renderer: { render: async () => ({ kind: 'html', status: 200, html: 'a page' }) as const },
  assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
};

function register(username: string, email = `${username}@mail.test`, headers = {}): Promise<Answer> {
  const body = { username, email, password: PASSWORD, password_confirmation: PASSWORD };
  return server.request('/v1/public/user/auth/register', { body, headers });
}

/** Returns the secret of the latest verification link emailed to an address. */
async function mailedSecret(email: string): Promise<string> {
  const [secret] = secretsIn('verify-email', (await mailsTo(server, email)).at(-1));
  if (secret === undefined) throw new Error(`No link was mailed to ${email}.`);
  return secret;
}

const verify = (secret: string): Promise<Answer> =>
  server.request(`/v1/public/user/auth/email/verify/${secret}`, { method: 'PATCH' });

const verifiedAt = async (username: string): Promise<Date | null | undefined> => {
  const [row] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, username));
  return row?.emailVerifiedAt;
};

describe('PATCH auth/email/verify', () => {
  test('verifies the address of the account that received the link', async () => {
    await register('vega');
    const answer = await verify(await mailedSecret('vega@mail.test'));
    expect(answer.status).toBe(200);
    expect(answer.envelope().status.message).toBe('Thank you. Your email address is verified.');
    expect(await verifiedAt('vega')).toEqual(clock.now());
  });

  test('T18: accepts one of 50 concurrent uses of a link', async () => {
    await register('fifty');
    const secret = await mailedSecret('fifty@mail.test');
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => verify(secret)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(49);
  });

  test('T18: refuses a link after 24 hours', async () => {
    await register('late');
    const secret = await mailedSecret('late@mail.test');
    clock.advance(24 * HOUR);
    const answer = await verify(secret);
    expect([answer.status, answer.envelope().status.message]).toEqual([
      422,
      'This link has expired or was used before. You can ask for a new one in your account.',
    ]);
    expect(await verifiedAt('late')).toBeNull();
  });

  test('T19: 100 visits of the link change nothing, because only the script of its page uses it', async () => {
    await register('scanned');
    const [mail] = await mailsTo(server, 'scanned@mail.test');
    const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const secret = await mailedSecret('scanned@mail.test');
    const rows = () => server.deps.database.db.select().from(linkSecrets);
    const before = await rows();
    for (let visit = 0; visit < 100; visit += 1)
      expect((await server.request(`${link.pathname}${link.search}`)).status).toBe(200);
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await server.request(`/v1/public/user/auth/email/verify/${secret}`, { method });
    expect(await rows()).toEqual(before);
    expect(await verifiedAt('scanned')).toBeNull();
    expect((await verify(secret)).status).toBe(200);
  });

  test('T41: emails a link to the configured host, whatever the request headers say', async () => {
    await register('poisoned', 'poisoned@mail.test', {
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
      'x-forwarded-proto': 'https',
    });
    expect((await register('poisoned-2', 'poisoned-2@mail.test', { host: 'evil.test' })).status).toBe(421);
    const [mail] = await mailsTo(server, 'poisoned@mail.test');
    expect(mail?.text).toContain('http://holocade.localhost:9200/auth/verify-email?token=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('gives an address of two accounts to the first that verifies it, and refuses the other with a reason', async () => {
    await register('first-one', 'shared@mail.test');
    const first = await mailedSecret('shared@mail.test');
    clock.advance(1);
    await register('second-one', 'Shared@mail.test');
    const second = await mailedSecret('Shared@mail.test');
    expect((await verify(second)).status).toBe(200);
    const answer = await verify(first);
    expect([answer.status, answer.envelope().status.message]).toEqual([
      422,
      'Another account has verified this email address in the meantime, so it can’t be verified for this one.',
    ]);
    expect(await verifiedAt('first-one')).toBeNull();
  });

  test('T18: gives an address to one of two accounts that verify it concurrently', async () => {
    await register('racer-1', 'race@mail.test');
    const one = await mailedSecret('race@mail.test');
    clock.advance(1);
    await register('racer-2', 'race@mail.test');
    const other = await mailedSecret('race@mail.test');
    const statuses = (await Promise.all([verify(one), verify(other)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test('accepts a second link of an account that is already verified', async () => {
    const cookie = sessionCookie(await register('twice')) ?? '';
    const first = await mailedSecret('twice@mail.test');
    clock.advance(1);
    await server.request(SEND, { cookie, method: 'POST' });
    const second = await mailedSecret('twice@mail.test');
    expect(second).not.toBe(first);
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([200, 200]);
  });

  const messageOf = async (secret: string) => (await verify(secret)).envelope().status.message;
  const alreadyVerified = 'Your email address is already verified. You don’t need this link any more.';
  const expired = 'This link has expired or was used before. You can ask for a new one in your account.';

  test('reports a verified address when its used or expired link is opened again', async () => {
    const cookie = sessionCookie(await register('reopened')) ?? '';
    const unused = await mailedSecret('reopened@mail.test');
    clock.advance(1);
    await server.request(SEND, { cookie, method: 'POST' });
    const used = await mailedSecret('reopened@mail.test');
    expect((await verify(used)).status).toBe(200);
    const { status, envelope } = await verify(used);
    expect([status, envelope().status]).toMatchObject([422, { debug: 'err_already_done', message: alreadyVerified }]);
    clock.advance(24 * HOUR);
    expect([await messageOf(used), await messageOf(unused)]).toEqual([alreadyVerified, alreadyVerified]);
  });

  test('does not report the verified address of an account to the recipient of a link to another address', async () => {
    await register('relocated', 'old@mail.test');
    const used = await mailedSecret('old@mail.test');
    expect((await verify(used)).status).toBe(200);
    clock.advance(1);
    await server.deps.database.db
      .update(accounts)
      .set({ email: 'next@mail.test', emailKey: 'next@mail.test', emailVerifiedAt: clock.now() })
      .where(eq(accounts.username, 'relocated'));
    expect(await messageOf(used)).toBe(expired);
  });

  test('refuses a link after the account’s address has changed', async () => {
    await register('moved');
    const secret = await mailedSecret('moved@mail.test');
    await server.deps.database.db
      .update(accounts)
      .set({ email: 'new@mail.test', emailKey: 'new@mail.test' })
      .where(eq(accounts.username, 'moved'));
    expect((await verify(secret)).status).toBe(422);
    expect(await verifiedAt('moved')).toBeNull();
  });

  test.each([
    ['x', 404],
    ['A'.repeat(43), 422],
    [`${'A'.repeat(42)}%2F`, 404],
  ])('refuses the secret %s', async (secret, status) => {
    expect((await verify(secret)).status).toBe(status);
  });
});

describe('POST account/email/send-verification', () => {
  test('requires a logged-in player', async () => {
    expect((await server.request(SEND, { method: 'POST' })).status).toBe(401);
  });

  test('T33: emails the link again, at most three times an hour for one address', async () => {
    const cookie = sessionCookie(await register('again')) ?? '';
    const send = () => server.request(SEND, { cookie, method: 'POST' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(await mailsTo(server, 'again@mail.test')).toHaveLength(3);
    clock.advance(HOUR);
    expect((await send()).status).toBe(200);
  });

  test('sends no email for a verified address', async () => {
    const cookie = sessionCookie(await register('settled')) ?? '';
    await verify(await mailedSecret('settled@mail.test'));
    const answer = await server.request(SEND, { cookie, method: 'POST' });
    expect([answer.status, answer.envelope().status.message]).toEqual([200, 'Your email address is already verified.']);
    expect(await mailsTo(server, 'settled@mail.test')).toHaveLength(1);
  });
});
