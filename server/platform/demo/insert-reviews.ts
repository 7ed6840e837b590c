import { asc, eq } from 'drizzle-orm';
import { responseBody } from '../../../src/domain/reviews/response.policy';
import { reviewContent } from '../../../src/domain/reviews/review.policy';
import type { Executor } from '../database/executor';
import { accounts } from '../database/schema/accounts';
import { developerMembers } from '../database/schema/developer-members';
import { games } from '../database/schema/games';
import { insertResponse } from '../../community/reviews/response.repository';
import { insertReview } from '../../community/reviews/review.repository';
import { findReviewedGame } from '../../community/reviews/reviewed-game.repository';
import { daysBefore } from './days-before';
import type { DemoReview } from './demo-review';
import { demoReviews } from './demo-reviews';

/** The part of a review's age at which it was answered. */
const ANSWERED_AT = 0.6;

/** Who answers for a game: the member of its developer who has been here longest. */
async function findMember(tx: Executor, gameId: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: accounts.id })
    .from(developerMembers)
    .innerJoin(games, eq(games.developerId, developerMembers.developerId))
    .innerJoin(accounts, eq(accounts.id, developerMembers.accountId))
    .where(eq(games.id, gameId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1);
  return found?.id;
}

async function answer(tx: Executor, reviewId: string, gameId: number, text: string, postedAt: Date): Promise<void> {
  const accountId = await findMember(tx, gameId);
  if (accountId === undefined) return;
  const checked = responseBody(text, { respondable: true, response: undefined });
  if (!checked.ok) throw new Error(`A demo answer cannot be sent: ${checked.error}.`);
  await insertResponse(tx, { reviewId, accountId, body: checked.value, postedAt });
}

async function insertOne(tx: Executor, review: DemoReview, accountId: string, now: Date): Promise<void> {
  const game = await findReviewedGame(tx, review.game, accountId);
  if (!game || game.isMember) return;
  const writer = { signedIn: true, ownGame: false, reviewed: false, editing: false };
  const checked = reviewContent(review, writer);
  if (!checked.ok)
    throw new Error(`The demo review of ${review.game} by ${review.by} cannot be sent: ${checked.error}.`);
  const own = { gameId: game.id, accountId };
  const id = await insertReview(tx, own, checked.value, daysBefore(now, review.daysAgo));
  if (id !== undefined && review.answer !== undefined)
    await answer(tx, id, game.id, review.answer, daysBefore(now, review.daysAgo * ANSWERED_AT));
}

/** The reviews of the demo games with the answers of their developers; of a game or a person that is not there, nothing. */
export async function insertReviews(tx: Executor, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const review of demoReviews) {
    const accountId = ids.get(review.by);
    if (accountId !== undefined) await insertOne(tx, review, accountId, now);
  }
}
