import type { Rating } from './rating';

/** Content of the form. */
export interface ReviewDraft {
  readonly body: string;
  readonly rating: Rating | undefined;
}

/** Content of a review as sent and stored; `body` is normalised. */
export interface ReviewContent {
  readonly body: string;
  readonly rating: Rating;
}

/** The empty draft. */
export const emptyDraft: ReviewDraft = { body: '', rating: undefined };
