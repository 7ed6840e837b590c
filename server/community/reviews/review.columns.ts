import { and, eq, sql } from 'drizzle-orm';
import type { Rating } from '../../../src/domain/reviews/rating';
import type { ReviewReactionKind } from '../../../src/domain/reactions/reaction-kind';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import { accounts } from '../../platform/database/schema/accounts';
import { developerMembers } from '../../platform/database/schema/developer-members';
import { games } from '../../platform/database/schema/games';
import { reviewReactions } from '../../platform/database/schema/review-reactions';
import { reviewResponses } from '../../platform/database/schema/review-responses';
import { reviews } from '../../platform/database/schema/reviews';

export interface ReviewRow {
  readonly id: string;
  readonly rating: number;
  readonly body: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly postedAt: Date;
  readonly updatedAt: Date;
  readonly author: (AvatarRow & { readonly username: string; readonly alias: string | null }) | null;
  readonly response: string | null;
  /** The caller's own vote. */
  readonly vote: ReviewReactionKind | null;
  readonly isMember: boolean;
}

/** Everything of a review that one caller is shown, in one statement with `accounts` and `review_responses` joined from the left and `games` from the inside. */
export function reviewColumns(callerId: string | undefined) {
  return {
    id: reviews.id,
    rating: reviews.rating,
    body: reviews.body,
    likes: reviews.likes,
    dislikes: reviews.dislikes,
    postedAt: reviews.postedAt,
    updatedAt: reviews.updatedAt,
    author: { username: accounts.username, alias: accounts.alias, ...avatarColumns },
    response: reviewResponses.body,
    vote:
      callerId === undefined
        ? sql<null>`null`
        : sql<ReviewReactionKind | null>`(
            select ${reviewReactions.kind} from ${reviewReactions}
            where ${reviewReactions.reviewId} = ${reviews.id} and ${reviewReactions.accountId} = ${callerId}
          )`,
    isMember: isMemberOf(callerId),
  };
}

/** Whether the caller belongs to the developer of the game in the statement. */
export function isMemberOf(callerId: string | undefined) {
  if (callerId === undefined) return sql<boolean>`false`;
  // As a condition of its own: in a statement of one table the columns that stand in what is selected lose their table.
  const member = and(eq(developerMembers.developerId, games.developerId), eq(developerMembers.accountId, callerId));
  return sql<boolean>`exists (select from ${developerMembers} where ${member})`;
}

/** A rating as the database has checked it. */
export const storedRating = (rating: number): Rating => rating as Rating;
