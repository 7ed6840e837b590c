import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { reviewReactions, reviewResponses, reviews } from '../../../../server/platform/database/schema/reviews';
import { demoAccounts } from '../../../../server/platform/demo/demo-accounts';
import { demoReviews, insertReviews } from '../../../../server/platform/demo/insert-reviews';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = () =>
  server.deps.database.db
    .select({ game: games, review: reviews, by: accounts.username, response: reviewResponses })
    .from(reviews)
    .innerJoin(games, eq(games.id, reviews.gameId))
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(reviewResponses, eq(reviewResponses.reviewId, reviews.id));

const idsByName = async () => {
  const rows = await server.deps.database.db.select({ id: accounts.id, username: accounts.username }).from(accounts);
  return new Map(rows.map(({ id, username }) => [username, id]));
};

describe('insertReviews', () => {
  test('stores every review with its answer, and none by a demo account', async () => {
    const kept = (await stored()).map(({ game, review, by, response }) => ({
      game: game.slug,
      by,
      rating: review.rating,
      body: review.body,
      answer: response?.body,
    }));
    const said = demoReviews.map(({ game, by, rating, body, answer }) => ({ game, by, rating, body, answer }));
    expect(kept).toHaveLength(said.length);
    expect(kept).toEqual(expect.arrayContaining(said));
    const own = demoAccounts.map(({ username }) => username);
    expect(kept.filter(({ by }) => own.includes(by))).toEqual([]);
    expect(await server.deps.database.db.$count(reviewReactions)).toBe(0);
  });

  test('updates count and mean rating of the game', async () => {
    const { db } = server.deps.database;
    for (const { slug, reviews: count, rating } of await db.select().from(games)) {
      const given = demoReviews.filter(({ game }) => game === slug).map((review) => review.rating);
      expect([slug, count]).toEqual([slug, given.length]);
      expect(rating).toBeCloseTo(given.reduce((sum, one) => sum + one, 0) / given.length);
    }
  });

  test('dates reviews after the release, answers later, and nothing in the future', async () => {
    const now = new Date();
    for (const { game, review, response } of await stored()) {
      expect(review.postedAt.getTime()).toBeGreaterThan(game.releasedAt.getTime());
      const answered = response?.postedAt ?? now;
      expect(answered.getTime()).toBeGreaterThan(review.postedAt.getTime());
      expect(answered.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  test("inserts no reviews by members of the game's developer, and answers only by members", async () => {
    const { db } = server.deps.database;
    const teams = await db.select().from(developerMembers);
    const isMember = (developerId: number, accountId: string | null) =>
      teams.some((team) => team.developerId === developerId && team.accountId === accountId);
    for (const { game, review, response } of await stored()) {
      expect(isMember(game.developerId, review.accountId)).toBe(false);
      if (response) expect(isMember(game.developerId, response.accountId)).toBe(true);
    }
  });

  test('skips missing games, authors who belong to the developer, and answers without a member', async () => {
    const { db } = server.deps.database;
    const ids = await idsByName();
    await db.delete(reviews);
    await db.delete(developerMembers);
    await db.delete(games).where(eq(games.slug, 'sand-garden'));
    const [review] = demoReviews.filter(({ game }) => game === 'lantern-drift');
    const [lantern] = await db.select().from(games).where(eq(games.slug, 'lantern-drift'));
    if (!review || !lantern) throw new Error('The game is missing.');
    const accountId = ids.get(review.by) ?? '';
    await db.insert(developerMembers).values({ developerId: lantern.developerId, accountId, role: 'member' });
    await insertReviews(db, ids, server.deps.clock.now());
    const all = await stored();
    expect(all.filter(({ game }) => game.slug === 'sand-garden')).toEqual([]);
    expect(all.filter(({ game, by }) => game.developerId === lantern.developerId && by === review.by)).toEqual([]);
    for (const { game, response } of all) if (game.developerId !== lantern.developerId) expect(response).toBeNull();
  });
});
