import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { findGameId } from '../../../../server/catalogue/games/game.repository';
import { tallyReviews } from '../../../../server/community/reviews/review-list.repository';
import type { ReviewFixture } from './review-fixture';
import { GAME, openReviewFixture } from './review-fixture';

let fixture: ReviewFixture;

beforeAll(async () => {
  fixture = await openReviewFixture();
});
afterAll(() => fixture.server.close());

test('tallyReviews counts all reviews and those of others consistently in one statement', async () => {
  const { db } = fixture.server.deps.database;
  await fixture.clear();
  const vega = await fixture.player('vega');
  const mira = await fixture.player('mira-2');
  const [reader] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, 'vega'));
  const gameId = (await findGameId(db, GAME)) ?? 0;
  const tallies = async () => [await tallyReviews(db, gameId, undefined), await tallyReviews(db, gameId, reader?.id)];
  await mira.publish(undefined, 2);
  expect(await tallies()).toEqual([
    { count: 1, sum: 2, others: 1 },
    { count: 1, sum: 2, others: 1 },
  ]);
  await vega.publish(undefined, 5);
  await db.delete(accounts).where(eq(accounts.username, 'mira-2'));
  expect(await tallies()).toEqual([
    { count: 2, sum: 7, others: 2 },
    { count: 2, sum: 7, others: 1 },
  ]);
});
