import type { ReviewReactionKind } from '../reactions/reaction-kind';
import type { ReactionCounts } from '../reactions/reaction-lane';
import type { Rating } from './rating';

declare const reviewId: unique symbol;

/** A review's uuid; made by parsing an answer of the server only. */
export type ReviewId = string & { readonly [reviewId]: true };

/** Who wrote a review (spec 2 §3). */
export interface ReviewAuthor {
  readonly username: string;
  readonly alias: string | undefined;
  readonly avatar: { readonly sm: string };
}

/** What a player says of a game (spec 2 §3). */
export interface Review {
  readonly id: ReviewId;
  readonly rating: Rating;
  /** Plain text. */
  readonly body: string;
  /** None once the author has left the portal. */
  readonly author: ReviewAuthor | undefined;
  readonly reactions: ReactionCounts<ReviewReactionKind>;
  /** ISO 8601. */
  readonly date: { readonly posted: string; readonly updated: string };
  /** The developer's answer, plain text. */
  readonly response: string | undefined;
  /** The reader may answer for the game's developer. */
  readonly respondable: boolean;
}
