import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyCalls } from '../../../../src/contract/developer-money.contract';
import { itemPurchase } from '../../../../src/contract/inventory.contract';
import { addMissingSales } from '../../../../server/commerce/developer-money/sale.repository';
import { ledgerFaults } from '../../../../server/commerce/market/audit-ledger';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { itemSales, payouts } from '../../../../server/platform/database/schema/developer-money';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { dataOf } from '../../support/data-of';
import { callAs } from '../../publishing/console/console-fixture';
import type { MoneyFixture } from './money-fixture';
import { moneyFixture } from './money-fixture';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await moneyFixture();
  await fixture.setTerms('2026-01');
});
afterAll(() => fixture.server.close());
const db = () => fixture.deps.database.db;

const LAST = '2026-02-28T10:00:00Z';

/** Adds a developer with a closed month of 91.00 EUR. */
async function paidStudio() {
  const studio = await fixture.studio();
  await fixture.sell({ developerId: studio.id, coins: 2000, at: LAST });
  await fixture.close();
  return studio;
}

describe('GET .../money', () => {
  test('has a purchase of a player by day, game and item, with the coins of the ledger', async () => {
    const demo = await moneyFixture({ demo: true });
    const { id, slug, owner } = await demo.studio();
    const { database } = demo.deps;
    const [item] = await database.db
      .select({ id: catalogItems.id, item: catalogItems.slug, game: games.slug, gameId: games.id })
      .from(catalogItems)
      .innerJoin(games, eq(games.id, catalogItems.gameId))
      .where(eq(catalogItems.consumable, true))
      .limit(1);
    const { gameId = 0, game = '', item: name = '' } = item ?? {};
    await database.db.update(games).set({ developerId: id }).where(eq(games.id, gameId));
    const grant = { accountId: demo.buyer.id, reason: 'grant', at: demo.clock.now() } as const;
    await database.transaction((tx) => moveCoins(tx, { ...grant, amount: 500, key: 'g' }));
    const params = { game, item: name };
    const bought = await callAs(demo.buyer, itemPurchase, { params, body: { count: 2 } });
    const spent = 500 - dataOf(itemPurchase, bought).balance;
    const { days, firstDay } = await demo.money(owner, slug);
    expect(spent).toBeGreaterThan(0);
    expect(days).toMatchObject([{ day: firstDay, game, item: name, sold: 2, coins: spent }]);
    expect(await ledgerFaults(database.db)).toEqual([]);
    await demo.server.close();
  });

  test('has the days of the period only, and refuses a wrong order and more than 400 days', async () => {
    const { id, slug, owner } = await fixture.studio();
    for (const at of ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-02T23:59:59Z', '2026-02-03T00:00:00Z'])
      await fixture.sell({ developerId: id, coins: 5, at });
    const { days, firstDay } = await fixture.money(owner, slug, '?from=2026-02-01&to=2026-02-02');
    expect([firstDay, ...days.map(({ day }) => day)]).toEqual(['2026-01-31', '2026-02-01', '2026-02-02']);
    const statuses = ['?from=2026-02-02&to=2026-02-01', '?from=2020-01-01&to=2026-02-01', '?from=2026-02-30'].map(
      async (query) => (await callAs(owner, moneyCalls.developerMoney, { params: { developer: slug }, query })).status,
    );
    expect(await Promise.all(statuses)).toEqual([422, 422, 422]);
  });
});

describe('GET .../money/statements/{month}', () => {
  test('has lines and a PDF document, and answers 404 for a month that is not closed', async () => {
    const { slug, owner } = await paidStudio();
    const ask = (call: (typeof moneyCalls)['statementGet' | 'statementPdf'], month: string) =>
      callAs(owner, call, { params: { developer: slug, month } });
    const statement = dataOf(moneyCalls.statementGet, await ask(moneyCalls.statementGet, '2026-02'));
    expect(statement).toMatchObject({ amount: 9100, lines: [{ item: 'hat', coins: 2000, amount: 9100 }] });
    const { pdf } = dataOf(moneyCalls.statementPdf, await ask(moneyCalls.statementPdf, '2026-02'));
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ask(moneyCalls.statementGet, '2026-01')).status).toBe(404);
    expect((await ask(moneyCalls.statementPdf, '2026-01')).status).toBe(404);
    expect((await ask(moneyCalls.statementGet, '2026-13')).status).toBe(404);
  });
});

describe('POST .../money/payouts', () => {
  const messageOf = async (answer: ReturnType<MoneyFixture['request']>) => (await answer).envelope().status.message;

  test('stores a request for owners, with an audit entry and a notice to the other owners', async () => {
    const { id, slug, owner } = await paidStudio();
    const other = await fixture.person(`second-${slug}`);
    const analyst = await fixture.person(`analyst-${slug}`);
    await fixture.join(id, other, 'owner');
    await fixture.join(id, analyst, 'analyst');
    expect((await fixture.request(analyst, slug, 100)).status).toBe(403);
    expect((await fixture.money(analyst, slug)).balance).toBe(9100);
    expect((await fixture.request(owner, slug, 5000)).status).toBe(200);
    const { balance, payouts: listed } = await fixture.money(owner, slug);
    expect([balance, listed]).toMatchObject([4100, [{ amount: 5000, state: 'requested', currency: 'EUR' }]]);
    expect(await fixture.audit(id)).toContain('payout.request: Requested a payout of 50.00 EUR.');
    expect((await fixture.news(other)).map(({ title }) => title)).toEqual(['A payout was requested']);
  });

  test('refuses amounts above the balance and below the least amount, with the reason', async () => {
    const { slug, owner } = await paidStudio();
    expect(await messageOf(fixture.request(owner, slug, 9101))).toBe('The balance is 91.00 EUR.');
    expect(await messageOf(fixture.request(owner, slug, 99))).toBe('The least amount is 1.00 EUR.');
    expect((await fixture.request(owner, slug, 0)).status).toBe(422);
    expect((await fixture.request(owner, slug, 9100)).status).toBe(200);
    expect(await messageOf(fixture.request(owner, slug, 100))).toBe('Another payout is waiting for the operator.');
  });

  test('T87: of many requests at once one is stored', async () => {
    const { id, slug, owner } = await paidStudio();
    const answers = await Promise.all(Array.from({ length: 6 }, () => fixture.request(owner, slug, 9100)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await db().$count(payouts, eq(payouts.developerId, id))).toBe(1);
  });
});

describe('addMissingSales', () => {
  test('adds each purchase that a server of an earlier release has made, once', async () => {
    const demo = await moneyFixture({ demo: true });
    const { database } = demo.deps;
    const [item] = await database.db.select().from(catalogItems).limit(1);
    await demo.buyWithoutSale({ itemId: item?.id ?? 0, coins: 7, times: 2 });
    expect(await ledgerFaults(database.db)).toHaveLength(2);
    await addMissingSales(database.db);
    await addMissingSales(database.db);
    expect(await database.db.select({ item: itemSales.item, count: itemSales.count }).from(itemSales)).toEqual([
      { item: item?.slug, count: 3 },
      { item: item?.slug, count: 3 },
    ]);
    expect(await ledgerFaults(database.db)).toEqual([]);
    await demo.server.close();
  });
});
