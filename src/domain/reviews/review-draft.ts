import type { Rating } from './rating';

/** What is written in the form. */
export interface ReviewDraft {
  readonly body: string;
  readonly rating: Rating | undefined;
}

/** What is sent and stored of a review; `body` is normalised. */
export interface ReviewContent {
  readonly body: string;
  readonly rating: Rating;
}

/** A form in which nothing is written yet. */
export const emptyDraft: ReviewDraft = { body: '', rating: undefined };
