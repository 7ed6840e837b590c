import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reviewReactions, reviews } from '../../../../server/platform/database/schema/reviews';
import type { ReviewFixture, Reviewer } from './review-fixture';
import { openReviewFixture } from './review-fixture';

let fixture: ReviewFixture;
let vega: Reviewer;
let mira: Reviewer;

beforeAll(async () => {
  fixture = await openReviewFixture();
  vega = await fixture.player('vega');
  mira = await fixture.player('mira-2');
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

test('T26: one of fifty concurrent reviews is stored, and the others are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => vega.submit()));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await fixture.server.deps.database.db.select().from(reviews)).toHaveLength(1);
  expect((await fixture.counters()).reviews).toBe(1);
});

test('T26: the count equals the stored votes after a hundred concurrent toggles', async () => {
  const uuid = await vega.publish();
  await Promise.all(Array.from({ length: 100 }, () => mira.react(uuid, 'like')));
  const { db } = fixture.server.deps.database;
  const votes = await db.select().from(reviewReactions).where(eq(reviewReactions.reviewId, uuid));
  const [review] = await db.select().from(reviews).where(eq(reviews.id, uuid));
  expect([0, 1]).toContain(votes.length);
  expect(review?.likes).toBe(votes.length);
});

test('T26: the mean equals the ratings after concurrent reviews', async () => {
  const writers = await Promise.all(Array.from({ length: 8 }, (_, index) => fixture.player(`writer-${String(index)}`)));
  await Promise.all(writers.map((writer, index) => writer.publish(undefined, (index % 5) + 1)));
  const stored = await fixture.server.deps.database.db.select().from(reviews);
  const mean = stored.reduce((sum, { rating }) => sum + rating, 0) / stored.length;
  expect(await fixture.counters()).toMatchObject({ reviews: 8, rating: mean });
});
