import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalHome } from '../../../../src/contract/content.contract';
import { demoReviews } from '../../../../server/platform/demo/insert-reviews';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';
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

const home = async () => dataOf(globalHome, await server.request('/v1/public/global/home'));

describe('GET global/home', () => {
  test('returns demo games in all three lists', async () => {
    const { games } = await home();
    const slugs = readGameFiles().map(({ slug }) => slug);
    for (const list of [games.slider, games.updated, games.popular]) {
      expect(list.length).toBeGreaterThanOrEqual(3);
      expect(slugs).toEqual(expect.arrayContaining(list.map(({ slug }) => slug)));
    }
  });

  test('returns at most four articles, newest first', async () => {
    const { blog } = await home();
    const dates = blog.recent.map(({ date }) => date.published);
    expect(dates).toHaveLength(4);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('returns only genres with a game, each with its picture on the static host', async () => {
    const { genres, games } = await home();
    expect(genres.length).toBeGreaterThan(0);
    expect(genres.length).toBeLessThanOrEqual(games.updated.length);
    for (const { slug, picture } of genres)
      expect(picture.hd).toBe(`http://static.holocade.localhost:9200/genres/${slug}-1280.webp`);
  });

  test('returns no views for games that were never viewed', async () => {
    const { games } = await home();
    for (const { slug, stats } of games.updated) {
      const given = demoReviews.filter(({ game }) => game === slug).map(({ rating }) => rating);
      const rating = given.length === 0 ? null : given.reduce<number>((sum, each) => sum + each, 0) / given.length;
      expect(stats).toEqual({ views: 0, reviews: given.length, reactions: 0, rating });
    }
  });

  test('takes three statements, however many games there are', async () => {
    const before = statements.count();
    await home();
    expect(statements.count() - before).toBe(3);
  });
});
