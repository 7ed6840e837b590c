import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountSettings, recoveryCodes, twoFactor } from '../../../../server/platform/database/schema/accounts';
import { insertIdentity, listProviders } from '../../../../server/identity/social/social-identity.repository';
import { hasTwoFactor } from '../../../../server/identity/two-factor/two-factor.repository';
import { addPlayer } from '../../support/add-player';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { resetMail } from '../../support/reset-mails';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const NEW = 'Other-hill8-kite';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

const db = () => server.deps.database.db;

/** Adds an account with identities, a second factor and a recovery code. */
async function addLeftovers(username: string, confirmed: boolean): Promise<string> {
  const accountId = await addPlayer(server, username, { confirmed });
  const now = server.deps.clock.now();
  for (const provider of ['steam', 'google'] as const)
    await insertIdentity(db(), { accountId, provider, issuer: `https://${provider}.example`, subject: username, now });
  const secret = { encryptedSecret: 'sealed', createdAt: now, confirmedAt: now };
  await db()
    .insert(twoFactor)
    .values({ accountId, ...secret });
  await db()
    .insert(recoveryCodes)
    .values({ accountId, codeHash: 'a'.repeat(64), createdAt: now });
  return accountId;
}

async function resetPassword(username: string) {
  const email = `${username}@mail.test`;
  const [token = ''] = secretsIn('reset-password', await resetMail(server, email));
  const body = { token, email, password: NEW, password_confirmation: NEW };
  expect((await server.request('/v1/public/user/auth/password/reset', { body })).status).toBe(200);
  return (await mailsTo(server, email)).at(-1);
}

describe('password reset by email', () => {
  test('T13: removes identities and second factors if it verifies the address for the first time', async () => {
    const id = await addLeftovers('victim', false);
    const mail = await resetPassword('victim');
    expect([await listProviders(db(), id), await hasTwoFactor(db(), id)]).toEqual([[], false]);
    expect(await db().select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id))).toEqual([]);
    const [settings] = await db().select().from(accountSettings).where(eq(accountSettings.accountId, id));
    expect(settings?.settings).toMatchObject({ security: { two_factor_auth: false } });
    expect(mail?.text).toContain('There is no other way to log in');
  });

  test('keeps identities and second factors of a verified address and lists them in the email', async () => {
    const id = await addLeftovers('owner', true);
    const mail = await resetPassword('owner');
    expect([await listProviders(db(), id), await hasTwoFactor(db(), id)]).toEqual([['google', 'steam'], true]);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain('Google and Steam are still connected, and two-factor authentication is on');
  });
});
