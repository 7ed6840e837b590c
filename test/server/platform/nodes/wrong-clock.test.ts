import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { rememberDevice } from '../../../../server/identity/auth/known-devices.repository';
import { hashToken } from '../../../../server/identity/auth/session-token';
import { insertSession } from '../../../../server/identity/auth/session.repository';
import { insertAttempt } from '../../../../server/identity/social/social-attempt.repository';
import { accounts, knownDevices, sessions } from '../../../../server/platform/database/schema/accounts';
import { developerInvitations } from '../../../../server/platform/database/schema/console';
import { developers } from '../../../../server/platform/database/schema/developers';
import { socialAttempts } from '../../../../server/platform/database/schema/social';
import { insertInvitation } from '../../../../server/publishing/console/invitation.repository';
import { FakeServerClock } from '../../support/fake-server-clock';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const DAY = 24 * 60 * 60 * 1000;
/** Differences from the database's clock, in days. */
const DIFFERENCES = [40, -40, 500];

let server: TestServer;
afterEach(() => server.close());

/** Starts a server whose clock is ahead. */
const startAhead = async (days: number): Promise<void> => {
  server = await startTestServer({ demo: false, clock: new FakeServerClock(new Date(Date.now() + days * DAY)) });
};

/** Adds rows of one account that no clock near the database's may delete, as another server would have stored them. Returns the account and a count of its rows. */
async function addRows() {
  const { db } = server.deps.database;
  const accountId = await addPlayer(server, 'traveller');
  const [developer] = await db
    .insert(developers)
    .values({ slug: 'studio', name: 'Studio', logo: '/l.webp', about: '', aboutHtml: '', links: [] })
    .returning();
  const now = new Date();
  const tokenHash = hashToken('of-the-first-session');
  const expiresAt = new Date(now.getTime() + 30 * DAY);
  const session = { tokenHash, expiresAt, absoluteExpiresAt: expiresAt, remember: true, userAgent: '', ip: '' };
  const attempt = { provider: 'google', state: randomUUID(), marker: randomUUID(), nonce: '', verifier: '' } as const;
  const developerId = developer?.id ?? 0;
  const invitation = { developerId, role: 'analyst', invitedBy: accountId } as const;
  const store = async (at: Date, name: string): Promise<void> => {
    const token = name === 'first' ? tokenHash : hashToken(name);
    await insertSession(db, { ...session, accountId, provider: 'password', tokenHash: token, now: at });
    await rememberDevice(db, { accountId, deviceHash: name, name, now: at });
    await insertAttempt(db, { ...attempt, state: name, now: at });
    await insertInvitation(db, { ...invitation, to: { emailKey: `${name}@mail.test` }, now: at });
  };
  await store(now, 'first');
  const survivors = async () => [
    await db.$count(sessions, eq(sessions.tokenHash, tokenHash)),
    await db.$count(knownDevices, eq(knownDevices.deviceHash, 'first')),
    await db.$count(socialAttempts, eq(socialAttempts.stateHash, hashToken('first'))),
    await db.$count(developerInvitations, eq(developerInvitations.emailKey, 'first@mail.test')),
  ];
  return { accountId, store, survivors };
}

describe('a server whose clock is wrong', () => {
  test.each(DIFFERENCES)('T55: by %d days deletes nothing early when it stores rows', async (days) => {
    await startAhead(days);
    const { store, survivors } = await addRows();
    await store(server.deps.clock.now(), 'second');
    expect(await survivors()).toEqual([1, 1, 1, 1]);
  });

  test.each(DIFFERENCES)('T55: by %d days uses the database’s clock for sessions', async (days) => {
    await startAhead(days);
    const { accountId, survivors } = await addRows();
    await server.nodes.start();
    const earlier = new TestBrowser(server, '198.51.100.7', { '__Host-holocade': 'of-the-first-session' });
    expect(await earlier.status()).toBe(200);
    const browser = new TestBrowser(server);
    expect((await browser.login('traveller', PASSWORD)).status).toBe(200);
    expect([await browser.status(), await earlier.status()]).toEqual([200, 200]);
    expect(await survivors()).toEqual([1, 1, 1, 1]);
    const { db } = server.deps.database;
    const remaining = sql<number>`extract(epoch from ${sessions.expiresAt} - clock_timestamp())::float8 / 86400`;
    const rows = await db.select({ remaining }).from(sessions).where(eq(sessions.accountId, accountId));
    for (const row of rows) expect(row.remaining).toBeCloseTo(30, 1);
    const [stored] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    expect(Math.abs((stored?.lastLoginAt ?? new Date(0)).getTime() - Date.now())).toBeLessThan(DAY);
    await server.nodes.stop();
  });
});
