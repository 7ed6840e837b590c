import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { coinShowcase, receiptList } from '../../../../src/contract/market.contract';
import { dataOf } from '../../support/data-of';
import type { ShopFixture, Shopper } from '../payments/shop-fixture';
import { openShopFixture } from '../payments/shop-fixture';

const HOUR = 3_600_000;
const ADDRESS = '1 Quiet Lane; Bath';
const ITEMS = '/v1/private/user/arcade/game/inventory/lantern-drift/purchase';
let fixture: ShopFixture;
let shopper: Shopper;

beforeAll(async () => {
  fixture = await openShopFixture({
    environment: { HOLOCADE_OPERATOR: 'Paper Moon Ltd', HOLOCADE_OPERATOR_ADDRESS: ADDRESS },
  });
});
afterAll(() => fixture.server.close());

describe("a player's receipts", () => {
  beforeEach(async () => {
    shopper = await fixture.shopper();
  });

  const receipts = async (one = shopper, page = 1) => {
    const answer = await fixture.server.request(`${receiptList.path}?page=${String(page)}`, { cookie: one.cookie });
    return dataOf(receiptList, answer);
  };
  const buy = async (path: string, body: unknown = {}): Promise<number> => {
    fixture.clock.advance(HOUR);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return (await fixture.server.request(path, { body, cookie: shopper.cookie, headers })).status;
  };
  const paid = async (): Promise<string> => {
    fixture.clock.advance(HOUR);
    const order = await shopper.order(100);
    await fixture.sendEvent(order, 'paid');
    return order;
  };

  test('list purchases with money and VAT and purchases with coins, newest first', async () => {
    await paid();
    expect(await buy(`${ITEMS}/slow-wicks`, { count: 3 })).toBe(200);
    expect(await buy(`${ITEMS}/heron-kite`, { count: 1 })).toBe(200);
    expect(await buy('/v1/private/user/account/premium/purchase')).toBe(200);
    const { items, pagination, seller } = await receipts();
    expect(items.map(({ kind, title, coins, money, state }) => [kind, title, coins, money, state])).toEqual([
      ['premium', 'Premium, one month', -10, null, 'done'],
      ['item', 'Heron Kite', -12, null, 'done'],
      ['item', 'Ten Slow Wicks × 3', -6, null, 'done'],
      ['coins', '100 coins', 100, { price: '7.99', net: '6.71', vat: '1.28', vat_rate: 19 }, 'done'],
    ]);
    expect(items[0]?.date).toBe(fixture.clock.now().toISOString());
    expect(pagination.total).toBe(4);
    expect(seller).toEqual(['Paper Moon Ltd', '1 Quiet Lane', 'Bath']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
  });

  test('include refunds, and never an unpaid order', async () => {
    await shopper.order(10);
    const refunded = await paid();
    const disputed = await paid();
    const won = await paid();
    await fixture.sendEvent(refunded, 'refunded');
    for (const order of [disputed, won]) await fixture.sendEvent(order, 'disputed');
    await fixture.sendEvent(won, 'dispute-won');
    expect((await receipts()).items.map(({ state }) => state)).toEqual(['done', 'disputed', 'refunded']);
  });

  test("exclude granted coins and other players' receipts", async () => {
    const { deps } = fixture.server;
    await deps.database.transaction((tx) =>
      moveCoins(tx, { accountId: shopper.id, amount: 5, reason: 'grant', key: 'a-gift', at: fixture.clock.now() }),
    );
    expect((await receipts()).items).toEqual([]);
    await paid();
    expect((await receipts(await fixture.shopper())).items).toEqual([]);
    expect((await fixture.server.request(receiptList.path)).status).toBe(401);
  });

  test('are listed ten a page, each once', async () => {
    await paid();
    for (let time = 0; time < 12; time += 1) expect(await buy(`${ITEMS}/slow-wicks`, { count: 1 })).toBe(200);
    const [first, second] = [await receipts(shopper, 1), await receipts(shopper, 2)];
    expect([first.items.length, second.items.length, first.pagination.total]).toEqual([10, 3, 13]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(13);
    expect((await receipts(shopper, 9)).items).toEqual([]);
  });
});

describe('the showcase', () => {
  const shown = async () => dataOf(coinShowcase, await fixture.server.request(coinShowcase.path));

  test("lists at most twelve items and two of a game, every game's first item first", async () => {
    const items = await shown();
    const slugs = items.map(({ game }) => game.slug);
    expect(items.length).toBeGreaterThan(5);
    expect(items.length).toBeLessThanOrEqual(12);
    const firsts = new Set(slugs).size;
    expect(new Set(slugs.slice(0, firsts)).size).toBe(firsts);
    for (const slug of slugs) expect(slugs.filter((one) => one === slug).length).toBeLessThanOrEqual(2);
    expect(items[0]?.thumbnail).toMatch(/^http:\/\/static\./);
  });

  test('excludes items of unpublished games and drafts', async () => {
    const { db } = fixture.server.deps.database;
    const [first] = await shown();
    const slug = first?.game.slug ?? '';
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, slug));
    expect((await shown()).map(({ game }) => game.slug)).not.toContain(slug);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, slug));
    await db
      .update(catalogItems)
      .set({ status: 'draft' })
      .where(eq(catalogItems.slug, first?.slug ?? ''));
    expect((await shown()).map((item) => item.slug)).not.toContain(first?.slug);
    await db
      .update(catalogItems)
      .set({ status: 'published' })
      .where(eq(catalogItems.slug, first?.slug ?? ''));
  });
});
