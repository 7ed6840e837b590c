import type { Rating } from '../reviews/rating';
import { ratings } from '../reviews/rating';
import { plainText } from '../shared/plain-text';
import { textCounter } from '../shared/text-counter';

/**
 * Maximum length of feedback, in code points after NFC.
 * @rule 1.9.3b The limit of a feedback text is 500 by default.
 */
export const FEEDBACK_LIMIT = 500;

/** Stars, from one to five. */
export const FEEDBACK_RATINGS = ratings;

export type FeedbackRating = Rating;

/** Receiver of feedback: the help centre (decisions §4). */
export type FeedbackEndpoint = 'help';

/** Content of a feedback modal (spec 1 §3). */
export interface FeedbackRequest {
  /** True if the modal offers an optional rating. */
  readonly withRating: boolean;
  readonly endpoint: FeedbackEndpoint;
  /** Topic of the feedback, for its reader. */
  readonly subject: string;
  readonly title: string;
  readonly placeholder: string;
  /** True if the page reloads its data after the feedback was sent. */
  readonly shouldUpdate: boolean;
  /** In code points. */
  readonly limit: number;
}

/** A request without its limit; missing fields take the defaults of spec 1 §9. */
export type FeedbackDraft = Omit<FeedbackRequest, 'limit' | 'subject'> &
  Partial<Pick<FeedbackRequest, 'limit' | 'subject'>>;

/**
 * Completes a request. The subject is the title by default; the limit never exceeds the server's.
 * @rule 1.2.10 A feedback modal has a character limit, 500 by default.
 */
export function toFeedbackRequest(draft: FeedbackDraft): FeedbackRequest {
  return { subject: draft.title, ...draft, limit: Math.min(draft.limit ?? FEEDBACK_LIMIT, FEEDBACK_LIMIT) };
}

/** True if a text can be sent: it has a visible character and is within the limit. */
export function isSendable(text: string, limit: number): boolean {
  return plainText(text) !== '' && !textCounter(text, limit).over;
}
