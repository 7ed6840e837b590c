import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { findGameId } from '../../../../server/catalogue/games/game.repository';
import { tallyReviews } from '../../../../server/community/reviews/review-list.repository';
import type { ReviewHouse } from './review-house';
import { GAME, openReviewHouse } from './review-house';

let house: ReviewHouse;

beforeAll(async () => {
  house = await openReviewHouse();
});
afterAll(() => house.server.close());

test('one statement counts all reviews and those of others, so that neither is ahead of the other', async () => {
  const { db } = house.server.deps.database;
  await house.clear();
  const vega = await house.player('vega');
  const mira = await house.player('mira-2');
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
