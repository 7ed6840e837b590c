import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parameterForms } from '../../../../src/domain/tokens/token-parameters';
import type { TokenPage } from '../../../../src/domain/tokens/token-templates';
import { hashToken } from '../../../../server/identity/auth/session-token';
import type { Database } from '../../../../server/platform/database/database';
import { linkSecrets } from '../../../../server/platform/database/schema/accounts';
import {
  endLinkSecrets,
  insertLinkSecret,
  readLinkSecret,
  useLinkSecret,
} from '../../../../server/identity/email-links/link-secrets.repository';
import { systemRandom as random } from '../../../../server/platform/system/server-random';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';

const now = new Date('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;
const after = (minutes: number): Date => new Date(now.getTime() + minutes * MINUTE);
let database: Database;
let accountId: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  accountId = await insertPlayer(database, 'linked');
});

afterAll(() => database.close());

const make = (purpose: TokenPage = 'reset-password', details = {}): Promise<string> =>
  insertLinkSecret(database.db, { purpose, accountId, details, lifetime: 30 * MINUTE, now, random });

describe('link secrets', () => {
  test('are 256 random bits as base64url, and only their SHA-256 is stored', async () => {
    const secret = await make();
    expect(secret).toMatch(new RegExp(`^${parameterForms.secret}$`));
    expect(await make()).not.toBe(secret);
    const rows = JSON.stringify(await database.db.select().from(linkSecrets));
    expect(rows).toContain(hashToken(secret));
    expect(rows).not.toContain(secret);
  });

  test('return their details only once', async () => {
    const secret = await make('verify-email', { emailKey: 'a@mail.test' });
    expect(await useLinkSecret(database.db, 'verify-email', secret, now)).toMatchObject({
      accountId,
      details: { emailKey: 'a@mail.test' },
    });
    expect(await useLinkSecret(database.db, 'verify-email', secret, now)).toBeUndefined();
  });

  test('T46: lose their details when they are used or invalidated', async () => {
    const about = () => database.db.select({ details: linkSecrets.details }).from(linkSecrets);
    const details = { emailKey: 'forgotten@mail.test' };
    const secret = await make('verify-email', details);
    await make('verify-email', details);
    await useLinkSecret(database.db, 'verify-email', secret, now);
    expect((await about()).filter((row) => JSON.stringify(row).includes('forgotten'))).toHaveLength(1);
    await endLinkSecrets(database.db, 'verify-email', accountId, now);
    expect(JSON.stringify(await about())).not.toContain('forgotten');
  });

  test('T18: succeed once for 50 concurrent uses', async () => {
    const secret = await make();
    const uses = await Promise.all(
      Array.from({ length: 50 }, () => database.transaction((tx) => useLinkSecret(tx, 'reset-password', secret, now))),
    );
    expect(uses.filter((used) => used !== undefined)).toHaveLength(1);
  });

  test('T18: are refused from the millisecond of their expiry', async () => {
    const secret = await make();
    expect(
      await readLinkSecret(database.db, 'reset-password', secret, new Date(after(30).getTime() - 1)),
    ).toBeDefined();
    expect(await readLinkSecret(database.db, 'reset-password', secret, after(30))).toBeUndefined();
    expect(await useLinkSecret(database.db, 'reset-password', secret, after(30))).toBeUndefined();
  });

  test('stay unused when the transaction of their use rolls back', async () => {
    const secret = await make();
    const refused = database.transaction(async (tx) => {
      await useLinkSecret(tx, 'reset-password', secret, now);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await useLinkSecret(database.db, 'reset-password', secret, now)).toBeDefined();
  });

  test('are only valid for their purpose, and reading does not consume them', async () => {
    const secret = await make('deletion-status');
    expect(await useLinkSecret(database.db, 'verify-email', secret, now)).toBeUndefined();
    for (let visit = 0; visit < 3; visit += 1)
      expect(await readLinkSecret(database.db, 'deletion-status', secret, after(visit))).toMatchObject({ accountId });
    expect(await readLinkSecret(database.db, 'deletion-status', 'x'.repeat(43), now)).toBeUndefined();
  });

  test('can exist without an account', async () => {
    const purpose = 'social-finalize';
    const secret = await insertLinkSecret(database.db, {
      purpose,
      accountId: undefined,
      lifetime: MINUTE,
      now,
      random,
    });
    expect(await useLinkSecret(database.db, purpose, secret, now)).toMatchObject({ accountId: undefined, details: {} });
  });
});
