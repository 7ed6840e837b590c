import { fc, test } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { LedgerReason } from '../../../../src/domain/market/ledger';
import { portalLedgers } from '../../../../src/domain/market/ledger';
import { err, ok } from '../../../../src/domain/shared/result';
import type { Database } from '../../../../server/platform/database/database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';

const at = new Date('2026-03-01T12:00:00.000Z');
let database: Database;
let players = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

class Refused extends Error {}

const newPlayer = () => {
  players += 1;
  return insertPlayer(database, `player-${String(players)}`);
};

/** Moves coins as a call does: a refusal is rolled back. */
async function move(accountId: string, amount: number, key: string, reason: LedgerReason = 'grant') {
  const refused = { error: undefined as 'not-enough-coins' | 'key-used' | undefined };
  const moved = database.transaction(async (tx) => {
    const result = await moveCoins(tx, { accountId, amount, reason, key, at });
    if (result.ok) return result;
    refused.error = result.error;
    throw new Refused();
  });
  return moved.catch((error: unknown) => {
    if (error instanceof Refused && refused.error) return err(refused.error);
    throw error;
  });
}

const entriesOf = (accountId: string) =>
  database.db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId)).orderBy(ledgerEntries.id);

async function balanceOf(accountId: string): Promise<number | undefined> {
  const [account] = await database.db.select().from(accounts).where(eq(accounts.id, accountId));
  return account?.balance;
}

describe('moveCoins', () => {
  test('adds an entry for the player and one for the portal', async () => {
    const accountId = await newPlayer();
    expect(await move(accountId, 40, 'first')).toEqual(ok(40));
    expect(await move(accountId, -10, 'second', 'item')).toEqual(ok(30));
    const own = await entriesOf(accountId);
    expect(own.map(({ amount, reason, portalLedger }) => [amount, reason, portalLedger])).toEqual([
      [40, 'grant', null],
      [-10, 'item', null],
    ]);
    for (const { transactionId, amount, reason } of own) {
      const rows = await database.db.select().from(ledgerEntries).where(eq(ledgerEntries.transactionId, transactionId));
      expect(rows.map((row) => [row.accountId, row.portalLedger, row.amount])).toEqual([
        [accountId, null, amount],
        [null, portalLedgers[reason], -amount],
      ]);
    }
  });

  test('refuses a sum beyond the balance, a used key and a deleted account, without any change', async () => {
    const accountId = await newPlayer();
    await move(accountId, 10, 'first');
    expect(await move(accountId, -11, 'second')).toEqual(err('not-enough-coins'));
    expect(await move(accountId, -1, 'first')).toEqual(err('key-used'));
    await database.db.update(accounts).set({ deletedAt: at }).where(eq(accounts.id, accountId));
    expect(await move(accountId, 1, 'third')).toEqual(err('not-enough-coins'));
    expect([await balanceOf(accountId), (await entriesOf(accountId)).length]).toEqual([10, 1]);
  });

  const movement = fc.record({
    amount: fc.integer({ min: -30, max: 30 }).filter((amount) => amount !== 0),
    key: fc.nat(12),
  });

  test.prop([fc.array(movement, { maxLength: 12 }), fc.boolean()], { numRuns: 15 })(
    'T20: always leaves a balance that equals the ledger and is never negative, sequentially and concurrently',
    async (movements, atOnce) => {
      const accountId = await newPlayer();
      const one = ({ amount, key }: (typeof movements)[number]) => move(accountId, amount, `key-${String(key)}`);
      const results = [];
      if (atOnce) results.push(...(await Promise.all(movements.map(one))));
      else for (const each of movements) results.push(await one(each));
      const entries = await entriesOf(accountId);
      const balance = await balanceOf(accountId);
      expect(balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(entries).toHaveLength(results.filter((result) => result.ok).length);
      expect(new Set(entries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(entries.length);
      const [all] = await database.db
        .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
        .from(ledgerEntries);
      expect(all?.sum).toBe(0);
    },
    120_000,
  );
});
