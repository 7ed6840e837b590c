import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogItem, catalogItemUrl, gameCatalog } from '../../../../src/contract/catalog.contract';
import { gameDetails } from '../../../../src/contract/games.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { renderMarkdown } from '../../../../server/platform/markdown/render-markdown';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer();
  statements = countStatements(server.deps.database.db);
});

afterAll(() => server.close());

const GAME = '/v1/public/arcade/game';
const ask = (path: string) => server.request(`${GAME}/${path}`);
const catalogOf = async (game: string) => dataOf(gameCatalog, await ask(`${game}/catalog`)).items;
const itemOf = async (game: string, item: string) => dataOf(catalogItem, await ask(`${game}/catalog/${item}`));
const counted = async (work: () => Promise<unknown>) => {
  const before = statements.count();
  await work();
  return statements.count() - before;
};
const change = (slug: string, set: Partial<typeof catalogItems.$inferInsert>) =>
  server.deps.database.db.update(catalogItems).set(set).where(eq(catalogItems.slug, slug));

describe('GET arcade/game/{game}/catalog', () => {
  test("lists items in the developer's order, with prices in coins", async () => {
    const items = await catalogOf('lantern-drift');
    expect(items.map(({ slug }) => slug)).toEqual(['vermilion-paper', 'indigo-paper', 'slow-wicks', 'heron-kite']);
    expect(items[0]).toEqual({
      slug: 'vermilion-paper',
      name: 'Vermilion Paper',
      thumbnail: 'http://static.holocade.localhost:9200/items/lantern-drift-vermilion-paper.webp',
      price: 6,
      price_discounted: 4,
      game: { slug: 'lantern-drift', title: 'Lantern Drift' },
    });
    expect(items[1]?.price_discounted).toBeNull();
  });

  test('returns the same items as the game’s page', async () => {
    const { catalog } = dataOf(gameDetails, await ask('pulse-saber/details'));
    expect(catalog).toEqual(await catalogOf('pulse-saber'));
    expect(catalog.length).toBeGreaterThan(0);
  });

  test('returns 24 items a page, and the first page equals the game’s page', async () => {
    const { db } = server.deps.database;
    const [model] = await db.select().from(catalogItems).where(eq(catalogItems.slug, 'vermilion-paper'));
    if (!model) throw new Error('The demo content is missing.');
    const { id: _, ...row } = model;
    const added = Array.from({ length: 46 }, (_none, number) => ({
      ...row,
      slug: `more-${number}`,
      position: 100 + number,
    }));
    await db.insert(catalogItems).values(added);
    const page = async (query: string) => dataOf(gameCatalog, await ask(`lantern-drift/catalog${query}`));
    const [first, second, third, beyond] = await Promise.all(['', '?page=2', '?page=3', '?page=4'].map(page));
    const { catalog } = dataOf(gameDetails, await ask('lantern-drift/details'));
    expect([first, second, third, beyond].map((one) => one?.items.length)).toEqual([24, 24, 2, 0]);
    expect(catalog).toEqual(first?.items);
    const slugs = [first, second, third].flatMap((one) => one?.items.map(({ slug }) => slug) ?? []);
    expect(slugs.slice(4)).toEqual(added.map(({ slug }) => slug));
    expect(second?.pagination).toMatchObject({ total: 50, from: 25, to: 48, per_page: 24, last: 3 });
    expect((await ask('lantern-drift/catalog?page=0')).status).toBe(422);
    await db.delete(catalogItems).where(like(catalogItems.slug, 'more-%'));
  });

  test('is empty for a game without items, and 404 for an unknown game and a draft', async () => {
    const { db } = server.deps.database;
    await change('long-line', { status: 'draft' });
    expect((await catalogOf('orbital-salvage')).map(({ slug }) => slug)).not.toContain('long-line');
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'orbital-salvage'));
    for (const path of ['no-such-game/catalog', 'orbital-salvage/catalog', 'orbital-salvage/catalog/cobalt-suit'])
      expect((await ask(path)).status).toBe(404);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'orbital-salvage'));
    await change('long-line', { status: 'published' });
    const [game] = await db.select({ id: games.id }).from(games).where(eq(games.slug, 'orbital-salvage'));
    await db
      .update(catalogItems)
      .set({ status: 'draft' })
      .where(eq(catalogItems.gameId, game?.id ?? 0));
    expect(await catalogOf('orbital-salvage')).toEqual([]);
  });

  test('takes three statements for any number of items', async () => {
    expect(await counted(() => catalogOf('lantern-drift'))).toBe(3);
    expect(await counted(() => catalogOf('pulse-saber'))).toBe(3);
  });
});

describe('GET arcade/game/{game}/catalog/{item}', () => {
  test('returns an item with its place in the game and other items', async () => {
    const { item, others } = await itemOf('lantern-drift', 'slow-wicks');
    expect(item).toMatchObject({ name: 'Ten Slow Wicks', place: 'game', consumable: true, price: 2 });
    expect(item.description).toContain('<strong>ten in a bundle</strong>');
    expect(others.map(({ slug }) => slug)).toEqual(['vermilion-paper', 'indigo-paper', 'heron-kite']);
    expect((await itemOf('lantern-drift', 'heron-kite')).item).toMatchObject({ place: 'shop', consumable: false });
  });

  test('returns at most four other items', async () => {
    const { db } = server.deps.database;
    const [model] = await db.select().from(catalogItems).where(eq(catalogItems.slug, 'heron-kite'));
    if (!model) throw new Error('The item is missing.');
    const { id: _, ...row } = model;
    await db.insert(catalogItems).values([1, 2, 3].map((n) => ({ ...row, slug: `kite-${n}`, position: 10 + n })));
    expect((await itemOf('lantern-drift', 'heron-kite')).others).toHaveLength(4);
    expect(await counted(() => itemOf('lantern-drift', 'heron-kite'))).toBe(2);
  });

  test('returns 404 for an unknown item, an item of another game, a draft and an invalid slug', async () => {
    await change('indigo-paper', { status: 'draft' });
    const paths = [
      'lantern-drift/catalog/no-such-item',
      'lantern-drift/catalog/midnight-blades',
      'lantern-drift/catalog/indigo-paper',
      "lantern-drift/catalog/x'--",
      'lantern-drift/catalog/%00',
      'no-such-game/catalog/slow-wicks',
    ];
    for (const path of paths) {
      expect((await ask(path)).status).toBe(404);
      expect((await ask(`${path}/url`)).status).toBe(404);
    }
    await change('indigo-paper', { status: 'published' });
  });

  test('returns a description without scripts', async () => {
    const description = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    await change('heron-kite', { description, descriptionHtml: renderMarkdown(description) });
    expect((await itemOf('lantern-drift', 'heron-kite')).item.description).not.toMatch(/<(script|img)|href/i);
  });
});

describe('GET arcade/game/{game}/catalog/{item}/url', () => {
  test('returns the absolute address of the item’s page', async () => {
    const answer = await ask('pulse-saber/catalog/prism-trails/url');
    expect(dataOf(catalogItemUrl, answer)).toEqual({
      url: 'http://holocade.localhost:9200/arcade/games/pulse-saber/catalog/prism-trails',
    });
  });
});

describe('caching of a catalogue', () => {
  test('returns 304 until the catalogue changes', async () => {
    const path = 'pulse-saber/catalog';
    const { headers } = await ask(path);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const again = () => server.request(`${GAME}/${path}`, { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    await change('second-wind', { price: 3 });
    expect((await again()).status).toBe(200);
  });
});

describe('catalogue items table', () => {
  const refuses = async (set: Partial<typeof catalogItems.$inferInsert>) =>
    expect(change('second-wind', set)).rejects.toThrow();

  test('refuses a discount that is not lower, and an item without a price', async () => {
    await refuses({ priceDiscounted: 100 });
    await refuses({ priceDiscounted: -1 });
    await refuses({ price: 0 });
    await refuses({ slug: 'Second Wind' });
    const { db } = server.deps.database;
    const stored = await db
      .select()
      .from(catalogItems)
      .where(and(eq(catalogItems.slug, 'second-wind'), eq(catalogItems.status, 'published')));
    expect(stored).toHaveLength(1);
  });
});
