import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewId } from '../../domain/reviews/review';
import type { UserId } from '../../domain/session/current-user';

/** What is written of a game, or to a review, and not sent. */
export interface StoredReviewDraft {
  readonly draft: ReviewDraft;
  /** The review that it changes; undefined for a new one. */
  readonly target: ReviewId | undefined;
}

/** Who writes, or must log in again to send it; undefined for a visitor. */
export type DraftWriter = UserId | undefined;

/** Keeps what is written for as long as the tab is there, or until its player leaves; `about` is a game's slug, or the id of a review that is answered. */
export interface ReviewDraftStore {
  /** The draft as it was last kept by this writer or by a visitor, or undefined when there is none or it cannot be read; a player's reading forgets what other players have written. */
  load(about: string, writer: DraftWriter): StoredReviewDraft | undefined;
  /** Keeps a draft in place of any before; a browser that stores nothing is no failure. */
  save(about: string, kept: StoredReviewDraft, writer: DraftWriter): void;
  /** Forgets the draft. */
  clear(about: string): void;
}
