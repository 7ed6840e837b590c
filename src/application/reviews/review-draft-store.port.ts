import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewId } from '../../domain/reviews/review';

/** What is written of a game and not sent. */
export interface KeptReviewDraft {
  readonly draft: ReviewDraft;
  /** The review that it changes; undefined for a new one. */
  readonly target: ReviewId | undefined;
}

/** Keeps what is written of games for as long as the tab is there, or until its player leaves; `game` is a slug. */
export interface ReviewDraftStore {
  /** The draft as it was last kept, or undefined when there is none or it cannot be read. */
  load(game: string): KeptReviewDraft | undefined;
  /** Keeps a draft in place of any before; a browser that stores nothing is no failure. */
  save(game: string, kept: KeptReviewDraft): void;
  /** Forgets the draft. */
  clear(game: string): void;
}
