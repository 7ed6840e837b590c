import type { Rating } from '../reviews/rating';
import { ratings } from '../reviews/rating';
import { plainText } from '../shared/plain-text';
import { textCounter } from '../shared/text-counter';

/**
 * The longest feedback, in code points after NFC.
 * @rule 1.9.3b The limit of a feedback text is 500 by default.
 */
export const FEEDBACK_LIMIT = 500;

/** Stars, from one to five. */
export const FEEDBACK_RATINGS = ratings;

export type FeedbackRating = Rating;

/** What takes a feedback: the help centre (decisions §4). */
export type FeedbackEndpoint = 'help';

/** What a feedback modal asks for (spec 1 §3). */
export interface FeedbackRequest {
  /** Stars can be given; nobody must. */
  readonly withRating: boolean;
  readonly endpoint: FeedbackEndpoint;
  /** What the feedback is about, for whoever reads it. */
  readonly subject: string;
  readonly title: string;
  readonly placeholder: string;
  /** The page shows its data anew once the feedback was sent. */
  readonly shouldUpdate: boolean;
  /** In code points. */
  readonly limit: number;
}

/** A request before it has a limit; what is left out takes the default of spec 1 §9. */
export type FeedbackDraft = Omit<FeedbackRequest, 'limit' | 'subject'> &
  Partial<Pick<FeedbackRequest, 'limit' | 'subject'>>;

/**
 * Completes a request: its subject is its title unless it says otherwise, and its limit is never above what the server takes.
 * @rule 1.2.10 A feedback modal has a character limit, 500 by default.
 */
export function toFeedbackRequest(draft: FeedbackDraft): FeedbackRequest {
  return { subject: draft.title, ...draft, limit: Math.min(draft.limit ?? FEEDBACK_LIMIT, FEEDBACK_LIMIT) };
}

/** Tells whether a text can be sent: something in it can be seen, and it is within the limit. */
export function isSendable(text: string, limit: number): boolean {
  return plainText(text) !== '' && !textCounter(text, limit).over;
}
