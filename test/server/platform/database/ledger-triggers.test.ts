import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import type { Executor } from '../../../../server/platform/database/executor';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';

const at = new Date('2026-03-01T12:00:00.000Z');
const transactionId = '7f0f0d0a-0000-4000-8000-000000000001';
let database: Database;
let accountId: string;
let players = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
beforeEach(async () => {
  players += 1;
  accountId = await insertPlayer(database, `player-${String(players)}`);
  await database.transaction((tx) => moveCoins(tx, { accountId, amount: 50, reason: 'grant', key: 'a-grant', at }));
});
afterAll(() => database.close());

/** Runs the work and returns the database's reason for refusing it. */
async function refused(work: (tx: Executor) => Promise<unknown>): Promise<string> {
  const messageOf = (error: unknown): string =>
    error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : '';
  return database.transaction(work).then(() => 'done', messageOf);
}

const side = { reason: 'grant', createdAt: at, transactionId } as const;
const player = (amount: number) => ({ ...side, accountId, idempotencyKey: 'another', amount });
const portalEntry = (amount: number) => ({ ...side, portalLedger: 'promotion' as const, amount });

describe('the ledger', () => {
  test('T20: is immutable: no statement changes or deletes an entry', async () => {
    const own = eq(ledgerEntries.accountId, accountId);
    expect(await refused((tx) => tx.update(ledgerEntries).set({ amount: 60 }).where(own))).toContain('are final');
    expect(await refused((tx) => tx.update(ledgerEntries).set({ reason: 'refund' }).where(own))).toContain('are final');
    expect(await refused((tx) => tx.delete(ledgerEntries).where(own))).toContain('are final');
    expect(await refused((tx) => tx.execute(sql`truncate ${ledgerEntries}`))).toContain('are final');
    expect(await refused((tx) => tx.delete(accounts).where(eq(accounts.id, accountId)))).toContain('ledger_entries');
    expect(await database.db.select().from(ledgerEntries).where(own)).toMatchObject([{ amount: 50, reason: 'grant' }]);
  });

  test('T20: refuses a transaction that creates or loses coins', async () => {
    const enter = (...rows: (typeof ledgerEntries.$inferInsert)[]) =>
      refused(async (tx) => {
        await tx.insert(ledgerEntries).values(rows);
        const gained = rows.reduce((sum, row) => sum + (row.accountId === accountId ? row.amount : 0), 0);
        await tx
          .update(accounts)
          .set({ balance: 50 + gained })
          .where(eq(accounts.id, accountId));
      });
    expect(await enter(player(10))).toContain('do not add up to zero');
    expect(await enter(player(10), portalEntry(-9))).toContain('do not add up to zero');
    expect(await enter(portalEntry(-9))).toContain('do not add up to zero');
    expect(await enter(player(10), portalEntry(-10))).toBe('done');
    expect(await enter({ ...portalEntry(-10), accountId })).toContain('ledger_entries_');
    expect(await enter({ ...player(10), accountId: null })).toContain('ledger_entries_');
  });

  test('T20: equals the balance: neither changes without the other', async () => {
    const set = (balance: number) =>
      refused((tx) => tx.update(accounts).set({ balance }).where(eq(accounts.id, accountId)));
    for (const balance of [51, 49, 0]) expect(await set(balance)).toContain('is not the sum of its ledger');
    expect(await set(-1)).toContain('accounts_balance_not_negative');
    expect(await set(50)).toBe('done');
    expect(await refused((tx) => tx.insert(ledgerEntries).values([player(10), portalEntry(-10)]))).toContain(
      'is not the sum',
    );
    const rich = sql`insert into ${accounts} (username, username_key, email, email_key, avatar_seed, balance, created_at, last_login_at, last_login_device)
      values ('rich', 'rich', 'a', 'a', 1, 5, now(), now(), '')`;
    expect(await refused((tx) => tx.execute(rich))).toContain('is not the sum of its ledger');
  });
});
