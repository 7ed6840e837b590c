import type { ReviewReactionKind } from '../reactions/reaction-kind';
import type { ReactionCounts } from '../reactions/reaction-lane';
import type { Rating } from './rating';

declare const reviewId: unique symbol;

/** Uuid of a review; created only by parsing a server response. */
export type ReviewId = string & { readonly [reviewId]: true };

/** Author of a review (spec 2 §3). */
export interface ReviewAuthor {
  readonly username: string;
  readonly alias: string | undefined;
  readonly avatar: { readonly sm: string };
}

/** A stored response; `at` is ISO 8601. */
export interface StoredResponse {
  readonly body: string;
  readonly at: string;
}

/** A player's review of a game (spec 2 §3). */
export interface Review {
  readonly id: ReviewId;
  readonly rating: Rating;
  /** Plain text. */
  readonly body: string;
  /** Undefined after the author's account was deleted. */
  readonly author: ReviewAuthor | undefined;
  readonly reactions: ReactionCounts<ReviewReactionKind>;
  /** ISO 8601. */
  readonly date: { readonly posted: string; readonly updated: string };
  /** The developer's response, plain text. */
  readonly response: string | undefined;
  /** Time of the response's last change, ISO 8601; undefined without one. */
  readonly responded: string | undefined;
  /** True if the reader may respond for the game's developer. */
  readonly respondable: boolean;
}
