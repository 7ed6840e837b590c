import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reviewReactions } from '../../../../server/platform/database/schema/review-reactions';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import type { ReviewHouse, Reviewer } from './review-house';
import { openReviewHouse } from './review-house';

let house: ReviewHouse;
let vega: Reviewer;
let mira: Reviewer;

beforeAll(async () => {
  house = await openReviewHouse();
  vega = await house.player('vega');
  mira = await house.player('mira-2');
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

test('T26: of fifty submits at once one is kept, and the others are told so', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => vega.submit()));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await house.server.deps.database.db.select().from(reviews)).toHaveLength(1);
  expect((await house.counters()).reviews).toBe(1);
});

test('T26: after a hundred toggles at once the count is what is stored', async () => {
  const uuid = await vega.publish();
  await Promise.all(Array.from({ length: 100 }, () => mira.react(uuid, 'like')));
  const { db } = house.server.deps.database;
  const votes = await db.select().from(reviewReactions).where(eq(reviewReactions.reviewId, uuid));
  const [review] = await db.select().from(reviews).where(eq(reviews.id, uuid));
  expect([0, 1]).toContain(votes.length);
  expect(review?.likes).toBe(votes.length);
});

test('T26: the mean is that of the ratings after many have written at once', async () => {
  const writers = await Promise.all(Array.from({ length: 8 }, (_, index) => house.player(`writer-${String(index)}`)));
  await Promise.all(writers.map((writer, index) => writer.publish(undefined, (index % 5) + 1)));
  const stored = await house.server.deps.database.db.select().from(reviews);
  const mean = stored.reduce((sum, { rating }) => sum + rating, 0) / stored.length;
  expect(await house.counters()).toMatchObject({ reviews: 8, rating: mean });
});
