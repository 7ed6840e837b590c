import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DeveloperAction } from '../../../src/domain/console/member-role';
import { rolesWho } from '../../../src/domain/console/member-role';
import type { Rating } from '../../../src/domain/reviews/rating';
import type { ReviewReactionKind } from '../../../src/domain/reactions/reaction-kind';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import { accounts } from '../../platform/database/schema/accounts';
import { developerMembers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { reviewReactions, reviewResponses, reviews } from '../../platform/database/schema/reviews';

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
  readonly respondedAt: Date | null;
  /** The caller's own vote. */
  readonly vote: ReviewReactionKind | null;
  /** True if the caller may answer reviews of the game. */
  readonly mayAnswer: boolean;
}

/** Time of an answer's last change. */
export const respondedAt = sql`coalesce(${reviewResponses.changedAt}, ${reviewResponses.postedAt})`.mapWith(
  reviewResponses.postedAt,
);

/**
 * Columns of a review for a caller. The statement needs left joins of `accounts` and `review_responses` and an inner
 * join of `games`.
 */
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
    respondedAt,
    vote:
      callerId === undefined
        ? sql<null>`null`
        : sql<ReviewReactionKind | null>`(
            select ${reviewReactions.kind} from ${reviewReactions}
            where ${reviewReactions.reviewId} = ${reviews.id} and ${reviewReactions.accountId} = ${callerId}
          )`,
    mayAnswer: isMemberOf(callerId, 'community.answer'),
  };
}

/** Condition that the caller is a member of the developer of the statement's game. With an action, the caller must also be allowed to perform it. */
export function isMemberOf(callerId: string | undefined, action?: DeveloperAction) {
  if (callerId === undefined) return sql<boolean>`false`;
  // Written as a subquery: in a query of one table, Drizzle omits the table name of selected columns.
  const member = and(
    eq(developerMembers.developerId, games.developerId),
    eq(developerMembers.accountId, callerId),
    action && inArray(developerMembers.role, [...rolesWho(action)]),
  );
  return sql<boolean>`exists (select from ${developerMembers} where ${member})`;
}

/** Narrows a rating that the database has checked. */
export const storedRating = (rating: number): Rating => rating as Rating;
