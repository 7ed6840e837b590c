import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { belongingList } from '../../../../src/contract/inventory.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import type { ShopFixture, Shopper } from './shop-fixture';
import { GAME, openShopFixture } from './shop-fixture';

const DAY = 86_400_000;
let fixture: ShopFixture;
let others: readonly string[];
let lyra: Shopper;

beforeAll(async () => {
  fixture = await openShopFixture();
  const all = await fixture.server.deps.database.db.select({ slug: games.slug }).from(games).orderBy(games.id);
  others = all.map(({ slug }) => slug).filter((slug) => slug !== GAME);
  await fixture.item('scarf', { position: 2 });
  await fixture.item('candle', { consumable: true, price: 1, position: 1, expiryDays: 3 });
  for (const other of others.slice(0, 9)) await fixture.item('charm', { price: 1 }, other);
});
beforeEach(async () => {
  lyra = await fixture.shopper(60);
});
afterAll(() => fixture.server.close());

const { path } = belongingList;
const shown = ({ games: all }: Awaited<ReturnType<Shopper['belongings']>>) =>
  all.map(({ game, items }) => [game.slug, items.map(({ slug, count }) => [slug, count])]);

describe('owned items', () => {
  test('are listed by game, last purchase first, with counts and expiry', async () => {
    const [other = ''] = others;
    await lyra.bought('scarf');
    await lyra.bought('candle', 2);
    fixture.clock.advance(DAY);
    await lyra.bought('candle');
    fixture.clock.advance(1000);
    await lyra.buy('charm', { game: other });
    const owned = await lyra.belongings();
    expect(shown(owned)).toEqual([
      [other, [['charm', 1]]],
      [
        GAME,
        [
          ['candle', 3],
          ['scarf', 1],
        ],
      ],
    ]);
    expect(owned.games[1]?.items[0]).toMatchObject({ listed: true, consumable: true });
    expect(Date.parse(owned.games[1]?.items[0]?.expires ?? '') - fixture.clock.now().getTime()).toBe(2 * DAY - 1000);
    expect(owned.pagination).toMatchObject({ total: 2, current: 1, last: 1 });
  });

  test('are not listed after they expire', async () => {
    await lyra.bought('candle');
    fixture.clock.advance(3 * DAY);
    expect(await lyra.belongings()).toMatchObject({ games: [], pagination: { total: 0, last: 1 } });
  });

  test('are listed eight games a page, each game once', async () => {
    for (const other of others.slice(0, 9)) {
      await lyra.buy('charm', { game: other });
      fixture.clock.advance(1000);
    }
    const pages = [await lyra.belongings(), await lyra.belongings(2), await lyra.belongings(3)];
    expect(pages.map((page) => page.games.length)).toEqual([8, 1, 0]);
    expect(pages[0]?.pagination).toMatchObject({ total: 9, last: 2 });
    expect(pages.flatMap(shown).map(([slug]) => slug)).toEqual(others.slice(0, 9).reverse());
  });

  test('stay without a link if the item or its game is withdrawn', async () => {
    const [other = ''] = others;
    const { db } = fixture.server.deps.database;
    await lyra.bought('scarf');
    fixture.clock.advance(1000);
    await lyra.buy('charm', { game: other });
    await db.update(catalogItems).set({ status: 'draft' }).where(eq(catalogItems.slug, 'scarf'));
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, other));
    const owned = await lyra.belongings();
    expect(owned.games.map(({ listed, items }) => [listed, items.map((item) => item.listed)])).toEqual([
      [false, [false]],
      [true, [false]],
    ]);
  });

  test('are visible only to their owner', async () => {
    expect((await fixture.server.request(path)).status).toBe(401);
    const other = await fixture.shopper(0);
    expect((await other.belongings()).games).toEqual([]);
  });
});
