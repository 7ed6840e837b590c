import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOwnAccount } from '../../../../server/identity/account/account.repository';
import { findSession, insertSession } from '../../../../server/identity/auth/session.repository';
import { sessionLifetime } from '../../../../server/identity/auth/session-token';
import { storeBan } from '../../../../server/identity/bans/ban.repository';
import type { Executor } from '../../../../server/platform/database/executor';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date('2026-03-01T12:00:00.000Z');
const after = (milliseconds: number): Date => new Date(START.getTime() + milliseconds);
let server: TestServer;
let db: Executor;
let accountId: string;

beforeAll(async () => {
  server = await startTestServer();
  db = server.deps.database.db;
  const [nova] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, 'nova'));
  accountId = nova?.id ?? '';
});

afterAll(() => server.close());

async function newSession(remember: boolean): Promise<string> {
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest('hex');
  const { expiresAt, absoluteExpiresAt } = sessionLifetime(remember, START);
  const session = { tokenHash, accountId, remember, expiresAt, absoluteExpiresAt };
  await insertSession(db, { ...session, userAgent: 'test', ip: '203.0.113.1', provider: 'steam', now: START });
  return tokenHash;
}

const found = async (tokenHash: string, at: Date) => (await findSession(db, tokenHash, at))?.username;

// The embedded database plans every statement.
test.runIf(process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined)(
  'findSession and readOwnAccount plan no request again',
  async () => {
    const session = await newSession(false);
    await server.deps.database.transaction(async (tx) => {
      for (let run = 0; run < 8; run += 1) {
        await findSession(tx, session, START);
        await readOwnAccount(tx, accountId);
      }
      const reused = await tx
        .select({ name: sql<string>`name` })
        .from(sql`pg_prepared_statements`)
        .where(sql`generic_plans > 0 and name in ('quick_session_by_token', 'quick_own_account')`)
        .orderBy(sql`name`);
      expect(reused).toEqual([{ name: 'quick_own_account' }, { name: 'quick_session_by_token' }]);
    });
  },
);

describe('findSession', () => {
  test('finds a session by its hash until it expires', async () => {
    const session = await newSession(false);
    expect(await found(session, after(DAY - 1))).toBe('nova');
    expect(await found(session, after(DAY))).toBeUndefined();
    expect(await found('0'.repeat(64), START)).toBeUndefined();
  });

  test('finds no session of a banned account, whoever started it, until the ban ends', async () => {
    const session = await newSession(false);
    await storeBan(db, accountId, { reason: 'Insults', until: null });
    expect(await found(session, START)).toBeUndefined();
    await storeBan(db, accountId, { reason: 'Insults', until: new Date(Date.now() + DAY) });
    expect(await found(session, START)).toBeUndefined();
    await storeBan(db, accountId, { reason: 'Insults', until: new Date(Date.now() - 1) });
    expect(await found(session, START)).toBe('nova');
  });

  test('never extends a session that is not remembered', async () => {
    const session = await newSession(false);
    await found(session, after(23 * HOUR));
    expect(await found(session, after(25 * HOUR))).toBeUndefined();
  });

  test('extends a remembered session with each use, up to 180 days', async () => {
    const session = await newSession(true);
    for (let day = 29; day < 180; day += 29) expect(await found(session, after(day * DAY))).toBe('nova');
    expect(await found(session, after(180 * DAY - 1))).toBe('nova');
    expect(await found(session, after(180 * DAY))).toBeUndefined();
  });

  test('ends a remembered session after 30 days without use', async () => {
    expect(await found(await newSession(true), after(30 * DAY))).toBeUndefined();
  });

  test('ends a remembered session 30 days after its last use', async () => {
    const session = await newSession(true);
    await found(session, after(20 * DAY));
    expect(await found(session, after(50 * DAY - 1))).toBe('nova');
    const other = await newSession(true);
    await found(other, after(20 * DAY));
    expect(await found(other, after(50 * DAY))).toBeUndefined();
  });

  test('writes at most once an hour', async () => {
    const session = await newSession(true);
    const lastSeen = async () =>
      (await db.select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.tokenHash, session)))[0]?.at;
    await found(session, after(HOUR - 1));
    expect(await lastSeen()).toEqual(START);
    await found(session, after(HOUR));
    expect(await lastSeen()).toEqual(after(HOUR));
  });
});
