import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { belongingList } from '../../../../src/contract/inventory.contract';
import { catalogItems } from '../../../../server/platform/database/schema/catalog-items';
import { games } from '../../../../server/platform/database/schema/games';
import type { ShopHouse, Shopper } from './shop-house';
import { GAME, openShopHouse } from './shop-house';

const DAY = 86_400_000;
let house: ShopHouse;
let others: readonly string[];
let lyra: Shopper;

beforeAll(async () => {
  house = await openShopHouse();
  const all = await house.server.deps.database.db.select({ slug: games.slug }).from(games).orderBy(games.id);
  others = all.map(({ slug }) => slug).filter((slug) => slug !== GAME);
  await house.item('scarf', { position: 2 });
  await house.item('candle', { consumable: true, price: 1, position: 1, expiryDays: 3 });
  for (const other of others.slice(0, 9)) await house.item('charm', { price: 1 }, other);
});
beforeEach(async () => {
  lyra = await house.shopper(60);
});
afterAll(() => house.server.close());

const { path } = belongingList;
const shown = ({ games: all }: Awaited<ReturnType<Shopper['belongings']>>) =>
  all.map(({ game, items }) => [game.slug, items.map(({ slug, count }) => [slug, count])]);

describe('what a player has', () => {
  test('is told game by game, the last bought first, with counts and ends', async () => {
    const [other = ''] = others;
    await lyra.bought('scarf');
    await lyra.bought('candle', 2);
    house.clock.advance(DAY);
    await lyra.bought('candle');
    house.clock.advance(1000);
    await lyra.buy('charm', { game: other });
    const told = await lyra.belongings();
    expect(shown(told)).toEqual([
      [other, [['charm', 1]]],
      [
        GAME,
        [
          ['candle', 3],
          ['scarf', 1],
        ],
      ],
    ]);
    expect(told.games[1]?.items[0]).toMatchObject({ listed: true, consumable: true });
    expect(Date.parse(told.games[1]?.items[0]?.expires ?? '') - house.clock.now().getTime()).toBe(2 * DAY - 1000);
    expect(told.pagination).toMatchObject({ total: 2, current: 1, last: 1 });
  });

  test('is no longer told once it has expired', async () => {
    await lyra.bought('candle');
    house.clock.advance(3 * DAY);
    expect(await lyra.belongings()).toMatchObject({ games: [], pagination: { total: 0, last: 1 } });
  });

  test('comes eight games to a page, and each once', async () => {
    for (const other of others.slice(0, 9)) {
      await lyra.buy('charm', { game: other });
      house.clock.advance(1000);
    }
    const pages = [await lyra.belongings(), await lyra.belongings(2), await lyra.belongings(3)];
    expect(pages.map((page) => page.games.length)).toEqual([8, 1, 0]);
    expect(pages[0]?.pagination).toMatchObject({ total: 9, last: 2 });
    expect(pages.flatMap(shown).map(([slug]) => slug)).toEqual(others.slice(0, 9).reverse());
  });

  test('stays when it is no longer sold, or its game has gone, but leads nowhere', async () => {
    const [other = ''] = others;
    const { db } = house.server.deps.database;
    await lyra.bought('scarf');
    house.clock.advance(1000);
    await lyra.buy('charm', { game: other });
    await db.update(catalogItems).set({ status: 'draft' }).where(eq(catalogItems.slug, 'scarf'));
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, other));
    const told = await lyra.belongings();
    expect(told.games.map(({ listed, items }) => [listed, items.map((item) => item.listed)])).toEqual([
      [false, [false]],
      [true, [false]],
    ]);
  });

  test('is told to nobody else', async () => {
    expect((await house.server.request(path)).status).toBe(401);
    const other = await house.shopper(0);
    expect((await other.belongings()).games).toEqual([]);
  });
});
