import { fc, test as property } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../../../../server/commerce/market/audit-ledger';
import { closeMonth, closeMonths } from '../../../../server/commerce/developer-money/close-months';
import { decide } from '../../../../server/commerce/developer-money/money-commands';
import { listPayouts, readAccount } from '../../../../server/commerce/developer-money/payout.repository';
import { findStatement, listStatements } from '../../../../server/commerce/developer-money/statement.repository';
import { itemSales, statementLines, statements } from '../../../../server/platform/database/schema/developer-money';
import { amountOf, lastEndedMonth, monthAfter } from '../../../../src/domain/console/developer-money';
import type { MoneyFixture } from './money-fixture';
import { moneyFixture } from './money-fixture';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await moneyFixture();
});
afterAll(() => fixture.server.close());
const db = () => fixture.deps.database.db;
const faults = () => ledgerFaults(db());

describe('closeMonths', () => {
  test('leaves sales uncounted until the operator has set a rate and a share, and then counts them in the first month', async () => {
    const { id, slug, owner } = await fixture.studio();
    await fixture.sell({ developerId: id, coins: 900, at: '2026-01-10T00:00:00Z' });
    await fixture.close();
    expect(await listStatements(db(), id)).toEqual([]);
    expect(await fixture.money(owner, slug)).toMatchObject({ terms: null, balance: 0, firstDay: '2026-01-10' });
    await fixture.setTerms('2026-02');
    await fixture.close();
    expect(await findStatement(db(), id, '2026-02')).toMatchObject({ coins: 900, amount: 4095 });
    expect(await fixture.news(owner)).toMatchObject([
      { title: 'Statement of 2026-02', body: 'Your share is 40.95 EUR.', link: `/developer/console/${slug}/money` },
    ]);
    expect(await fixture.audit(id)).toEqual(['statement.close: Closed the statement of 2026-02 with 40.95 EUR.']);
  });

  test('adds up each item of each month, and a repeated run changes nothing', async () => {
    const { id } = await fixture.studio();
    const sale = { developerId: id, itemName: 'Old hat' };
    await fixture.sell({ ...sale, coins: 100, at: '2026-03-01T00:00:00Z', count: 2 });
    await fixture.sell({ ...sale, coins: 50, at: '2026-03-31T23:59:59.999Z', itemName: 'New hat' });
    await fixture.sell({ ...sale, coins: 333, at: '2026-03-15T12:00:00Z', item: 'kite', itemName: 'Kite' });
    await fixture.sell({ ...sale, coins: 7, at: '2026-04-01T00:00:00Z' });
    await Promise.all([fixture.close(), fixture.close()]);
    await fixture.close();
    const march = await findStatement(db(), id, '2026-03');
    expect(march).toMatchObject({ sold: 4, coins: 483, amount: 2197, basisPoints: 7000, perThousand: 6500 });
    expect(march?.lines).toMatchObject([
      { item: 'kite', sold: 1, coins: 333, amount: 1515 },
      { item: 'hat', itemName: 'New hat', sold: 3, coins: 150, amount: 682 },
    ]);
    expect((await listStatements(db(), id)).map(({ month, coins }) => [month, coins])).toEqual([
      ['2026-04', 7],
      ['2026-03', 483],
    ]);
    expect(await faults()).toEqual([]);
  });

  test('closes the months of others if those of a developer fail, and then fails', async () => {
    const [failing, other] = [await fixture.studio(), await fixture.studio()];
    for (const { id } of [failing, other])
      await fixture.sell({ developerId: id, coins: 100, at: '2026-03-02T00:00:00Z' });
    const { database } = fixture.deps;
    let calls = 0;
    const transaction: typeof database.transaction = (work) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('The connection is lost.')) : database.transaction(work);
    };
    const run = closeMonths({ ...fixture.deps, database: { ...database, transaction } });
    await expect(run).rejects.toThrow(`The months of developer ${String(failing.id)} are not closed.`);
    expect(await findStatement(db(), failing.id, '2026-03')).toBeUndefined();
    expect(await findStatement(db(), other.id, '2026-03')).toMatchObject({ coins: 100 });
    await fixture.close();
    expect(await findStatement(db(), failing.id, '2026-03')).toMatchObject({ coins: 100 });
  });

  test('leaves the current month open, and counts a late sale of a closed month with it', async () => {
    const { id } = await fixture.studio();
    const now = new Date();
    const last = lastEndedMonth(now.getTime());
    await fixture.sell({ developerId: id, coins: 10, at: now.toISOString() });
    await fixture.sell({ developerId: id, coins: 20, at: `${last}-02T00:00:00Z` });
    await fixture.close();
    await fixture.sell({ developerId: id, coins: 40, at: `${last}-03T00:00:00Z` });
    await fixture.close();
    expect((await listStatements(db(), id)).map(({ coins }) => coins)).toEqual([20]);
    const current = { developerId: id, month: monthAfter(last, 1), now };
    await fixture.deps.database.transaction((tx) => closeMonth(tx, fixture.deps, current));
    expect((await listStatements(db(), id)).map(({ coins }) => coins)).toEqual([50, 20]);
    expect(await faults()).toEqual([]);
  });

  test('T86: no statement, line or counted sale can be changed, deleted or emptied', async () => {
    const refused = {
      cause: expect.objectContaining({ message: expect.stringContaining('are final') as string }) as unknown,
    };
    const changes = [
      () => db().update(statements).set({ amount: 1 }),
      () => db().update(statementLines).set({ coins: 1 }),
      () => db().update(itemSales).set({ statementId: null }),
      () => db().update(itemSales).set({ count: 9 }),
      () => db().delete(statements),
      () => db().delete(statementLines),
      () => db().delete(itemSales),
      () => db().execute(sql`truncate statement_lines`),
      () => db().execute(sql`truncate item_sales`),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(refused);
  });

  property.prop(
    [
      fc.array(
        fc.oneof(
          fc.record({
            kind: fc.constant('sell' as const),
            coins: fc.integer({ min: 1, max: 3000 }),
            month: fc.integer({ min: 0, max: 2 }),
            item: fc.constantFrom('hat', 'kite', 'rope'),
          }),
          fc.record({ kind: fc.constant('close' as const) }),
          fc.record({ kind: fc.constant('request' as const), part: fc.integer({ min: 1, max: 12 }) }),
          fc.record({ kind: fc.constantFrom('settle' as const, 'refuse' as const) }),
        ),
        { minLength: 4, maxLength: 14 },
      ),
    ],
    { numRuns: 20 },
  )('T87: the balance is never negative, and the ledger always proves days, statements and payouts', async (steps) => {
    const { id, slug, owner } = await fixture.studio();
    let coins = 0;
    for (const step of steps) {
      const { balance } = await readAccount(db(), id);
      expect(balance).toBeGreaterThanOrEqual(0);
      const payouts = await listPayouts(db(), id);
      // All requests have the same time, so the first one of the list is any of them.
      const [payout] = payouts;
      if (step.kind === 'sell') {
        coins += step.coins;
        const at = `${monthAfter('2026-07', step.month)}-15T00:00:00Z`;
        await fixture.sell({ developerId: id, coins: step.coins, at, item: step.item });
      } else if (step.kind === 'close') await fixture.close();
      else if (step.kind === 'request') {
        const amount = Math.max(1, Math.floor((balance * step.part) / 10));
        const isOpen = payouts.some(({ state }) => state === 'requested');
        const permitted = !isOpen && amount <= balance && amount >= 100;
        expect((await fixture.request(owner, slug, amount)).status).toBe(permitted ? 200 : 409);
      } else if (payout) {
        const decision =
          step.kind === 'settle'
            ? ({ state: 'settled', reference: 'R1' } as const)
            : ({ state: 'refused', reason: 'No.' } as const);
        const done = await decide(fixture.deps, { ...decision, id: payout.id, dryRun: false });
        expect(done.ok).toBe(payout.state === 'requested');
      }
    }
    const { days } = await fixture.money(owner, slug, '?from=2026-06-01&to=2026-12-31');
    expect(days.reduce((sum, day) => sum + day.coins, 0)).toBe(coins);
    for (const one of await listStatements(db(), id)) expect(one.amount).toBe(amountOf(one.coins, one));
    const counted = await db().select().from(statements).where(eq(statements.developerId, id));
    const open = await db().$count(itemSales, sql`developer_id = ${id} and statement_id is null`);
    if (open === 0) expect(counted.reduce((sum, one) => sum + one.coins, 0)).toBe(coins);
    expect(await faults()).toEqual([]);
  });
});
