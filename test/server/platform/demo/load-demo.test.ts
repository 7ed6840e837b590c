import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { articles, legalPages } from '../../../../server/platform/database/schema/content';
import { announcements, developerMembers } from '../../../../server/platform/database/schema/developers';
import { friendships } from '../../../../server/platform/database/schema/friends';
import { categories, games, genres } from '../../../../server/platform/database/schema/games';
import { helpQuestions } from '../../../../server/platform/database/schema/help';
import { scores } from '../../../../server/platform/database/schema/leaderboards';
import { catalogItems, ledgerEntries } from '../../../../server/platform/database/schema/market';
import { meta } from '../../../../server/platform/database/schema/platform';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import { tags } from '../../../../server/platform/database/schema/tags';
import { demoAccounts } from '../../../../server/platform/demo/demo-accounts';
import { loadDemo } from '../../../../server/platform/demo/load-demo';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { gameDetails } from '../../../../src/contract/games.contract';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe('loadDemo', () => {
  test('makes every balance the sum of its ledger', async () => {
    const { db } = server.deps.database;
    const sums = await db
      .select({ id: ledgerEntries.accountId, sum: sql<number>`sum(${ledgerEntries.amount})::int` })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.accountId);
    const bySum = new Map(sums.map(({ id, sum }) => [id, sum]));
    const stored = await db.select().from(accounts);
    expect(stored.map(({ id, balance }) => balance - (bySum.get(id) ?? 0))).toEqual(stored.map(() => 0));
    expect(stored.find(({ username }) => username === 'nova')?.balance).toBe(40);
    expect(await db.select().from(developerMembers)).toHaveLength(3);
  });

  test('creates accounts that can log in', async () => {
    for (const { username } of demoAccounts) expect(await signIn(server, username)).toContain('__Host-holocade=');
  });

  test('loads the same content only once when called repeatedly', async () => {
    const count = async () => [
      await server.deps.database.db.$count(games),
      await server.deps.database.db.$count(articles),
      await server.deps.database.db.$count(accounts),
      await server.deps.database.db.$count(announcements),
      await server.deps.database.db.$count(catalogItems),
      await server.deps.database.db.$count(friendships),
      await server.deps.database.db.$count(helpQuestions),
      await server.deps.database.db.$count(reviews),
      await server.deps.database.db.$count(scores),
    ];
    const before = await count();
    await Promise.all([loadDemo(server.deps), loadDemo(server.deps)]);
    expect(await count()).toEqual(before);
  });

  test.each([
    [
      'removes the placeholder from an imprint of an earlier version',
      'The operator of this site fills in here, before going public, what the law demands.',
      /^## Responsible for content/,
    ],
    [
      'keeps an imprint written by an operator',
      'Ada Lovelace, 12 Analytical Road, London.',
      /^## Publisher\n\nAda Lovelace/,
    ],
  ])('loadDemo on an upgrade %s', async (_, publisher, kept) => {
    const { db } = server.deps.database;
    const ofImprint = eq(legalPages.slug, 'imprint');
    await db
      .update(legalPages)
      .set({ body: `## Publisher\n\n${publisher}` })
      .where(ofImprint);
    await db.delete(meta).where(eq(meta.key, 'imprint'));
    await loadDemo(server.deps);
    const [stored] = await db.select().from(legalPages).where(ofImprint);
    expect(stored?.body).toMatch(kept);
  });

  test('gives every game more games of its developer and similar games', async () => {
    for (const { slug } of await server.deps.database.db.select().from(games)) {
      const { more, similar } = dataOf(gameDetails, await server.request(`/v1/public/arcade/game/${slug}/details`));
      expect([slug, more.length > 0, similar.length > 0]).toEqual([slug, true, true]);
    }
  });

  test('loads content for all screens', async () => {
    const { db } = server.deps.database;
    expect(await db.$count(tags)).toBeGreaterThanOrEqual(6);
    expect(await db.$count(articles)).toBe(8);
    expect(await db.$count(catalogItems)).toBeGreaterThanOrEqual(10);
    expect(await db.$count(helpQuestions)).toBeGreaterThanOrEqual(12);
    expect(await db.$count(friendships)).toBe(3);
    expect(await db.$count(reviews)).toBeGreaterThanOrEqual(24);
    expect(await db.$count(scores)).toBeGreaterThanOrEqual(25);
    expect(await db.$count(legalPages)).toBe(5);
    expect(await db.$count(announcements)).toBe(6);
    for (const { bodyHtml } of await db.select().from(articles)) {
      const words = bodyHtml.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
      expect(words).toBeGreaterThan(300);
    }
  });

  test('refers only to existing pictures', async () => {
    const { db } = server.deps.database;
    const stored = await db.select().from(articles);
    const announced = await db.select().from(announcements);
    const items = await db.select().from(catalogItems);
    const paths = [
      ...stored.flatMap(({ hero, share }) => [hero.sm, hero.hd, hero.fhd, share]),
      ...items.map(({ thumbnail }) => thumbnail),
      ...announced.flatMap(({ hero }) => (hero ? [hero.sm, hero.hd, hero.fhd] : [])),
    ];
    for (const path of paths)
      expect([path, existsSync(join(projectRoot, 'server/assets', path))]).toEqual([path, true]);
  });
});

describe('loadDemo without demo content', () => {
  let bare: TestServer;

  beforeAll(async () => {
    bare = await startTestServer({ demo: false, environment: { HOLOCADE_DEMO: '0' } });
  });

  afterAll(() => bare.close());

  test('loads only legal pages, help questions and the genres in which games are published', async () => {
    await loadDemo(bare.deps);
    const { db } = bare.deps.database;
    expect([await db.$count(legalPages), await db.$count(accounts), await db.$count(games)]).toEqual([5, 0, 0]);
    expect(await db.$count(helpQuestions)).toBeGreaterThanOrEqual(12);
    expect(await db.$count(catalogItems)).toBe(0);
    const inGenre = eq(categories.genreId, genres.id);
    const places = await db
      .select({ genre: genres.slug, slug: categories.slug })
      .from(genres)
      .innerJoin(categories, inGenre);
    expect(places).toHaveLength(12);
    expect(places).toContainEqual({ genre: 'relaxation', slug: 'ambient' });
  });
});
