import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyFaults } from '../../../../server/commerce/developer-money/audit-money';
import { auditLedger } from '../../../../server/commerce/market/audit-ledger';
import type { Executor } from '../../../../server/platform/database/executor';
import {
  itemSales,
  payouts,
  statementLines,
  statements,
} from '../../../../server/platform/database/schema/developer-money';
import type { MoneyFixture } from './money-fixture';
import { moneyFixture } from './money-fixture';

let fixture: MoneyFixture;
let developerId: number;
let statementId: string;
let transactionId: string;
beforeAll(async () => {
  fixture = await moneyFixture();
});
afterAll(() => fixture.server.close());
beforeEach(async () => {
  ({ id: developerId } = await fixture.studio());
  await fixture.setTerms('2026-10').catch(() => undefined);
  await fixture.sell({ developerId, coins: 1000, at: '2026-10-05T00:00:00Z' });
  await fixture.close();
  const { db } = fixture.deps.database;
  const [sale] = await db.select().from(itemSales).where(eq(itemSales.developerId, developerId));
  statementId = sale?.statementId ?? '';
  transactionId = sale?.transactionId ?? '';
});

/** Returns the faults after a change that the triggers would refuse, and undoes the change. */
async function faultsAfter(change: (tx: Executor) => Promise<unknown>): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  const undo = new Error('undo');
  const changed = fixture.deps.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await change(tx);
    faults = await moneyFaults(tx);
    throw undo;
  });
  await expect(changed).rejects.toBe(undo);
  return faults;
}

describe('moneyFaults', () => {
  test('is empty for closed months, and part of the ledger audit', async () => {
    expect(await auditLedger(fixture.deps.database)).toEqual({ ok: true, value: [] });
  });

  test('reports a sale without an entry and an entry without a sale', async () => {
    const id = randomUUID();
    const foreign = await faultsAfter((tx) =>
      tx.execute(sql`insert into item_sales select ${id}::uuid, developer_id, game, game_title, item, item_name, count, sold_at, null
        from item_sales where transaction_id = ${transactionId}::uuid`),
    );
    expect(foreign).toEqual([`Sale ${id} is not in the ledger.`]);
    const missing = await faultsAfter((tx) => tx.delete(itemSales).where(eq(itemSales.transactionId, transactionId)));
    expect(missing[0]).toBe(`Transaction ${transactionId} paid for an item, but no sale names it.`);
  });

  test('reports a line, a statement and payouts that differ from the ledger', async () => {
    const line = await faultsAfter((tx) =>
      tx.update(statementLines).set({ coins: 900 }).where(eq(statementLines.statementId, statementId)),
    );
    expect(line).toEqual([
      `Statement ${statementId} has 1 sold and 900 coins of kite/hat, but the ledger has 1 and 1000.`,
      `Statement ${statementId} has 1 sold, 1000 coins and the amount 4550, but its lines have 1, 900 and 4550.`,
    ]);
    const total = await faultsAfter(async (tx) => {
      await tx.update(statements).set({ amount: 9999 }).where(eq(statements.id, statementId));
      await tx.update(statementLines).set({ amount: 9999 }).where(eq(statementLines.statementId, statementId));
    });
    expect(total).toEqual([`Statement ${statementId} has the amount 9999, but the share of 1000 coins is 4550.`]);
    const sold = await faultsAfter((tx) =>
      tx.update(statementLines).set({ sold: 2 }).where(eq(statementLines.statementId, statementId)),
    );
    expect(sold).toEqual([
      `Statement ${statementId} has 2 sold and 1000 coins of kite/hat, but the ledger has 1 and 1000.`,
      `Statement ${statementId} has 1 sold, 1000 coins and the amount 4550, but its lines have 2, 1000 and 4550.`,
    ]);
    const paid = { developerId, currency: 'EUR', amount: 4551, state: 'requested', requestedAt: new Date() } as const;
    expect(await faultsAfter((tx) => tx.insert(payouts).values(paid))).toEqual([
      `Developer ${String(developerId)} has payouts of 4551, but statements of 4550.`,
    ]);
  });
});
