import { countCharacters } from '../shared/count-characters';

/**
 * The longest feedback, in code points after NFC.
 * @rule 1.9.3b The limit of a feedback text is 500 by default.
 */
export const FEEDBACK_LIMIT = 500;

/** Stars, from one to five. */
export const FEEDBACK_RATINGS = [1, 2, 3, 4, 5] as const;

export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];

/** What a feedback modal asks for (spec 1 §3). */
export interface FeedbackRequest {
  /** Stars can be given; nobody must. */
  readonly withRating: boolean;
  /** The path that the feedback is sent to. */
  readonly endpoint: string;
  readonly title: string;
  readonly placeholder: string;
  /** The page shows its data anew once the feedback was sent. */
  readonly shouldUpdate: boolean;
  /** In code points. */
  readonly limit: number;
}

/** A request before it has a limit; what is left out takes the default of spec 1 §9. */
export type FeedbackDraft = Omit<FeedbackRequest, 'limit'> & Partial<Pick<FeedbackRequest, 'limit'>>;

/**
 * Completes a request.
 * @rule 1.2.10 A feedback modal has a character limit, 500 by default.
 */
export function toFeedbackRequest(draft: FeedbackDraft): FeedbackRequest {
  return { limit: FEEDBACK_LIMIT, ...draft };
}

/** How much has been written: `over` when it is more than allowed. */
export function feedbackCounter(text: string, limit: number): { readonly length: number; readonly over: boolean } {
  const length = countCharacters(text);
  return { length, over: length > limit };
}

/** Tells whether a text can be sent: it is not empty, and within the limit. */
export function isSendable(text: string, limit: number): boolean {
  return text.trim() !== '' && !feedbackCounter(text, limit).over;
}
