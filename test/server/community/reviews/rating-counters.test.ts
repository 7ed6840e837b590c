import { fc } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findGameId } from '../../../../server/catalogue/games/game.repository';
import { countReviews } from '../../../../server/community/reviews/review-list.repository';
import type { Executor } from '../../../../server/platform/database/executor';
import { games } from '../../../../server/platform/database/schema/games';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import type { ReviewFixture } from './review-fixture';
import { GAME, openReviewFixture, WORDS } from './review-fixture';

let fixture: ReviewFixture;
let db: Executor;
let gameId: number;

beforeAll(async () => {
  fixture = await openReviewFixture();
  db = fixture.server.deps.database.db;
  gameId = (await findGameId(db, GAME)) ?? 0;
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const stars = fc.integer({ min: 1, max: 5 });
/** Statements on the reviews of a game. */
const statements = fc.oneof(
  fc
    .tuple(stars, fc.integer({ min: 1, max: 4 }))
    .map(
      ([rating, count]) =>
        sql`insert into reviews (game_id, body, rating, posted_at, updated_at) select ${gameId}, ${WORDS}, ${rating}, now(), now() from generate_series(1, ${count}::integer)`,
    ),
  stars.map((rating) => sql`delete from reviews where game_id = ${gameId} and rating = ${rating}`),
  fc
    .tuple(stars, stars)
    .map(
      ([before, after]) => sql`update reviews set rating = ${after} where game_id = ${gameId} and rating = ${before}`,
    ),
);

describe('the rating of a game', () => {
  test('always equals its reviews and their breakdown, after any statements', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(statements, { maxLength: 8 }), async (done) => {
        await fixture.clear();
        for (const statement of done) await db.execute(statement);
        const stored = await db.select({ rating: reviews.rating }).from(reviews).where(eq(reviews.gameId, gameId));
        const sum = stored.reduce((total, { rating }) => total + rating, 0);
        const { reviews: count, rating } = await fixture.counters();
        expect([count, rating]).toEqual([stored.length, stored.length === 0 ? 0 : sum / stored.length]);
        const breakdown = Object.values(await countReviews(db, gameId));
        expect(breakdown.reduce((total, each) => total + each, 0)).toBe(count);
      }),
      { numRuns: 25 },
    );
  });

  test('leaves the ratings of other games unchanged', async () => {
    const others = () =>
      db
        .select({ id: games.id, rating: games.rating })
        .from(games)
        .where(sql`id <> ${gameId}`);
    const before = await others();
    await db.execute(
      sql`insert into reviews (game_id, body, rating, posted_at, updated_at) values (${gameId}, ${WORDS}, 2, now(), now())`,
    );
    expect(await fixture.counters()).toMatchObject({ reviews: 1, rating: 2 });
    expect(await others()).toEqual(before);
  });
});
