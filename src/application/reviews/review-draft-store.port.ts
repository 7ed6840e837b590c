import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewId } from '../../domain/reviews/review';
import type { UserId } from '../../domain/session/current-user';

/** Unsent draft of a review, or of a response to a review. */
export interface StoredReviewDraft {
  readonly draft: ReviewDraft;
  /** Id of the review being edited; undefined for a new one. */
  readonly target: ReviewId | undefined;
}

/** Author of a draft, possibly with an expired session; undefined for a visitor. */
export type DraftWriter = UserId | undefined;

/**
 * Stores review drafts for the lifetime of the tab, or until the player logs out.
 * `about` is a game's slug, or the id of the review that a response belongs to.
 */
export interface ReviewDraftStore {
  /**
   * Returns the latest draft of this writer or of a visitor; undefined when none exists or it cannot be parsed.
   * Loading as a player deletes the drafts of other players.
   */
  load(about: string, writer: DraftWriter): StoredReviewDraft | undefined;
  /** Stores a draft in place of an earlier one. Does nothing when the browser refuses storage. */
  save(about: string, stored: StoredReviewDraft, writer: DraftWriter): void;
  /** Deletes the draft about a game or a review. */
  clear(about: string): void;
}
