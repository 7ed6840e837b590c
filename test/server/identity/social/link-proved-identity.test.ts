import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { linkProvedIdentity } from '../../../../server/identity/social/link-proved-identity';
import { insertAttempt, storeProof } from '../../../../server/identity/social/social-attempt.repository';
import { listProviders } from '../../../../server/identity/social/social-identity.repository';
import { addPlayer } from '../../support/add-player';
import { mailsTo } from '../../support/mails-to';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const LATER = 60_000;
let server: TestServer;
let attempts = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

const db = () => server.deps.database.db;

/** Signs an account in with a marker that has a waiting proof of this Steam account. */
async function link(accountId: string, subject: string) {
  attempts += 1;
  const now = server.deps.clock.now();
  const attempt = { provider: 'steam', state: `state-${attempts}`, marker: `marker-${attempts}` } as const;
  await insertAttempt(db(), { ...attempt, nonce: 'nonce', verifier: 'verifier', now });
  const proof = { issuer: 'https://steam.example', subject };
  await storeProof(db(), attempt.state, proof, new Date(now.getTime() + LATER));
  const { urls } = server.deps;
  return linkProvedIdentity(db(), { marker: attempt.marker, accountId, urls, now });
}

async function notificationsOf(accountId: string) {
  const rows = await db().select().from(notifications).where(eq(notifications.accountId, accountId));
  return rows.map(({ kind, title, link: to }) => ({ kind, title, to }));
}

const securityNotification = (title: string) => ({ kind: 'security', title, to: '/account/settings' });

describe('linkProvedIdentity', () => {
  test('T13: connects the identity to the account that logs in and notifies it in the inbox and by email', async () => {
    const id = await addPlayer(server, 'mira');
    expect((await link(id, '1')).map(({ title }) => title)).toEqual(['Steam connected']);
    expect(await listProviders(db(), id)).toEqual(['steam']);
    expect(await notificationsOf(id)).toEqual([securityNotification('Steam connected')]);
    expect((await mailsTo(server, 'mira@mail.test')).map(({ subject }) => subject)).toEqual(['Steam was connected']);
  });

  test('notifies only in the inbox while the address is unverified', async () => {
    const id = await addPlayer(server, 'nobody', { confirmed: false });
    await link(id, '2');
    expect(await notificationsOf(id)).toEqual([securityNotification('Steam connected')]);
    expect(await mailsTo(server, 'nobody@mail.test')).toEqual([]);
  });

  test('keeps the identity of another account and notifies the account that logs in', async () => {
    const [owner, other] = [await addPlayer(server, 'owner'), await addPlayer(server, 'other')];
    await link(owner, '3');
    expect((await link(other, '3')).map(({ title }) => title)).toEqual(['Steam not connected']);
    expect([await listProviders(db(), owner), await listProviders(db(), other)]).toEqual([['steam'], []]);
    expect(await notificationsOf(other)).toEqual([securityNotification('Steam not connected')]);
    expect(await mailsTo(server, 'other@mail.test')).toEqual([]);
  });

  test('sends no notification for an identity that is already connected', async () => {
    const id = await addPlayer(server, 'again');
    await link(id, '4');
    expect(await link(id, '4')).toEqual([]);
    expect(await notificationsOf(id)).toHaveLength(1);
  });
});
