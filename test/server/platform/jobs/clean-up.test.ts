import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAttempt } from '../../../../server/identity/auth/count-attempt';
import { insertSession } from '../../../../server/identity/auth/session.repository';
import type { Database } from '../../../../server/platform/database/database';
import { linkSecrets, sessions } from '../../../../server/platform/database/schema/accounts';
import { emails } from '../../../../server/platform/database/schema/emails';
import { attemptCounts } from '../../../../server/platform/database/schema/platform';
import { socialAttempts } from '../../../../server/platform/database/schema/social';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { insertLinkSecret } from '../../../../server/identity/email-links/link-secrets.repository';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { testConfig } from '../../support/test-config';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const clock = new FakeServerClock();
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

const later = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

/** Inserts one row of each kind that expires after this lifetime. */
async function insertAll(accountId: string, lifetime: number, name: string): Promise<void> {
  const { db } = database;
  const now = clock.now();
  await insertLinkSecret(db, { purpose: 'verify-email', accountId, lifetime, now, random: systemRandom });
  await insertSession(db, {
    tokenHash: (name === 'short' ? 'a' : 'b').repeat(64),
    accountId,
    expiresAt: later(lifetime),
    absoluteExpiresAt: later(lifetime),
    remember: true,
    userAgent: name,
    ip: '192.0.2.1',
    provider: 'password',
    now,
  });
  await db.insert(socialAttempts).values({
    provider: 'google',
    stateHash: `state ${name}`,
    markerHash: `marker ${name}`,
    checks: {},
    createdAt: now,
    expiresAt: later(lifetime),
  });
  await countAttempt(db, { key: ['test', name], max: 1, windowSeconds: lifetime / 1000, now });
}

const counts = () =>
  Promise.all([linkSecrets, sessions, socialAttempts, attemptCounts, emails].map((table) => database.db.$count(table)));

test('cleanUp deletes only expired rows; sent and given-up emails stay for 30 days', async () => {
  const accountId = await insertPlayer(database, 'tidy');
  await insertAll(accountId, HOUR, 'short');
  await insertAll(accountId, 60 * DAY, 'long');
  const now = clock.now();
  const mail = { kind: 'test', recipient: '', subject: '', text: '', html: '', createdAt: now };
  await database.db.insert(emails).values([
    { ...mail, sentAt: now },
    { ...mail, givenUpAt: now },
    { ...mail, nextAttemptAt: now },
  ]);
  const deps = { clock, config: testConfig(), database };
  await cleanUp(deps);
  expect(await counts()).toEqual([2, 2, 2, 2, 3]);
  clock.advance(HOUR);
  await cleanUp(deps);
  expect(await counts()).toEqual([1, 1, 1, 1, 3]);
  clock.advance(30 * DAY - HOUR - 1);
  await cleanUp(deps);
  expect(await counts()).toEqual([1, 1, 1, 1, 3]);
  clock.advance(1);
  await cleanUp(deps);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
});

test('cleanUp deletes no session if most seem expired, unless the setting allows it', async () => {
  const accountId = await insertPlayer(database, 'crowd');
  const expiry = later(DAY);
  const common = {
    accountId,
    remember: true,
    userAgent: '',
    ip: '192.0.2.1',
    provider: 'password',
    now: clock.now(),
  } as const;
  for (let at = 0; at < 101; at += 1) {
    const tokenHash = at.toString(16).padStart(64, 'c');
    await insertSession(database.db, { ...common, tokenHash, expiresAt: expiry, absoluteExpiresAt: expiry });
  }
  const before = await database.db.$count(sessions);
  clock.advance(40 * DAY);
  const deps = { clock, config: testConfig(), database };
  await expect(cleanUp(deps)).rejects.toThrow(
    `would delete ${String(before)} of ${String(before)} sessions, more than 25%. Check the clocks`,
  );
  expect(await database.db.$count(sessions)).toBe(before);
  await cleanUp({ ...deps, config: testConfig({ HOLOCADE_DELETE_PERCENT: '100' }) });
  expect(await database.db.$count(sessions)).toBe(0);
});
