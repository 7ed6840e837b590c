import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ratings } from '../../../../src/domain/reviews/rating';
import { defaultReviewQuery, reviewSorts } from '../../../../src/domain/reviews/review-query';
import { findGameId } from '../../../../server/catalogue/games/game.repository';
import { countReviews, listReviews, selectPage } from '../../../../server/community/reviews/review-list.repository';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { reviewCounts, reviews } from '../../../../server/platform/database/schema/reviews';
import type { ReviewFixture } from './review-fixture';
import { GAME, openReviewFixture, WORDS } from './review-fixture';

let fixture: ReviewFixture;
let gameId: number;

beforeAll(async () => {
  fixture = await openReviewFixture();
  gameId = (await findGameId(fixture.server.deps.database.db, GAME)) ?? 0;
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const insertMany = (count: number) =>
  fixture.server.deps.database.db.execute(sql`
    insert into reviews (game_id, body, rating, likes, dislikes, posted_at, updated_at)
    select ${gameId}, ${WORDS}, 1 + n * 7 % 5, n * 31 % 11, n * 17 % 7, moment, moment
    from generate_series(1, ${count}::integer) as n, lateral (select timestamptz '2026-01-01' + n % 9 * interval '1 day' as moment) as posted
  `);

test('countReviews follows every insert, change and deletion of a review', async () => {
  const { db } = fixture.server.deps.database;
  const counts = () => countReviews(db, gameId);
  const vega = await fixture.player('vega');
  const mira = await fixture.player('mira-2');
  expect(await counts()).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  await mira.publish(undefined, 2);
  const uuid = await vega.publish(undefined, 5);
  expect(await counts()).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 });
  await vega.update(uuid, WORDS, 2);
  await mira.react(uuid, 'like');
  expect(await counts()).toEqual({ 1: 0, 2: 2, 3: 0, 4: 0, 5: 0 });
  await db.delete(accounts).where(eq(accounts.username, 'mira-2'));
  expect(await counts()).toEqual({ 1: 0, 2: 2, 3: 0, 4: 0, 5: 0 });
  await vega.remove(uuid);
  await insertMany(10);
  expect(await counts()).toEqual({ 1: 2, 2: 3, 3: 2, 4: 2, 5: 2 });
  await db.delete(reviews).where(and(eq(reviews.gameId, gameId), eq(reviews.rating, 3)));
  expect(await counts()).toEqual({ 1: 2, 2: 3, 3: 0, 4: 2, 5: 2 });
});

test('the counts of a game are deleted with it', async () => {
  const { db } = fixture.server.deps.database;
  await insertMany(5);
  const failed = await db
    .transaction(async (tx) => {
      await tx.delete(games).where(eq(games.id, gameId));
      throw new Error(JSON.stringify(await tx.select().from(reviewCounts).where(eq(reviewCounts.gameId, gameId))));
    })
    .catch((error: unknown) => error);
  expect(failed).toEqual(new Error('[]'));
});

test.each(reviewSorts)(
  'listReviews returns every review once in the order "%s", with and without a rating',
  async (sort) => {
    const { db } = fixture.server.deps.database;
    await insertMany(60);
    const all = await db.select().from(reviews);
    const key = {
      newest: () => 0,
      helpful: ({ likes, dislikes }: (typeof all)[number]) => dislikes - likes,
      highest: ({ rating }: (typeof all)[number]) => -rating,
      lowest: ({ rating }: (typeof all)[number]) => rating,
    }[sort];
    const sorted = all.toSorted(
      (one, other) =>
        key(one) - key(other) || other.postedAt.getTime() - one.postedAt.getTime() || (other.id < one.id ? -1 : 1),
    );
    for (const stars of [undefined, ...ratings]) {
      const expected = sorted.filter(({ rating }) => stars === undefined || rating === stars).map(({ id }) => id);
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map((page) => listReviews(db, gameId, undefined, { sort, stars, page }, undefined)),
      );
      expect(pages.flat().map(({ id }) => id)).toEqual(expected);
      expect(pages[0]).toHaveLength(8);
    }
  },
);

test('listReviews omits the excluded review', async () => {
  const { db } = fixture.server.deps.database;
  await insertMany(3);
  const [first] = await listReviews(db, gameId, undefined, defaultReviewQuery, undefined);
  const rest = await listReviews(db, gameId, undefined, defaultReviewQuery, first?.id);
  expect([rest.length, rest.some(({ id }) => id === first?.id)]).toEqual([2, false]);
});

describe('a page of 20,000 reviews', () => {
  const queries = reviewSorts.flatMap((sort) => [undefined, 3 as const].map((stars) => [sort, stars] as const));

  test('is read from an index without sorting, for every order and rating', { timeout: 60_000 }, async () => {
    const { db } = fixture.server.deps.database;
    await insertMany(20_000);
    await db.execute(sql`analyze reviews`);
    for (const [sort, stars] of queries) {
      const page = selectPage(db, gameId, { sort, stars, page: 2 }, undefined);
      const { rows } = (await db.execute(sql`explain ${page}`)) as { readonly rows: readonly Record<string, string>[] };
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, `${sort} ${String(stars)}`).toMatch(/Index (Only )?Scan using reviews_game_/);
      expect(plan, `${sort} ${String(stars)}`).not.toMatch(/Sort|Filter/);
    }
  });
});
