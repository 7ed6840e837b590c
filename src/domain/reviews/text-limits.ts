import { plainTextLength } from '../shared/plain-text';
import { tooLongSentence } from '../shared/text-counter';

/** Minimum and maximum length in characters, both inclusive. */
export interface TextLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Length limits of a review (spec 2 §5, §9).
 * @rule 2.5.3a A review has at most 500 characters, a response 250.
 * @rule 2.9.2a A review has 20 to 500 characters.
 */
export const REVIEW_LIMITS: TextLimits = { min: 20, max: 500 };

/**
 * Length limits of a developer's response (spec 2 §5, §9).
 * @rule 2.5.3a A response has at most 250 characters.
 * @rule 2.9.2b A response has at most 250 characters.
 */
export const RESPONSE_LIMITS: TextLimits = { min: 20, max: 250 };

/** Length limits of an answer that is written in the developer console, which the specification leaves open. */
export const ANSWER_LIMITS: TextLimits = { min: RESPONSE_LIMITS.min, max: 2000 };

export type TextProblem = 'too-short' | 'too-long';

/**
 * Returns the problem with a text's length; undefined if it is allowed.
 * @rule 2.5.1 A review or response of fewer than 20 characters is too short.
 */
export function textProblem(text: string, { min, max }: TextLimits): TextProblem | undefined {
  const length = plainTextLength(text);
  if (length < min) return 'too-short';
  return length > max ? 'too-long' : undefined;
}

/** Messages for a refused review or response, shared by the form and the server (spec 2 §5). */
export const problemSentences = {
  'login-required': 'Please register or login to leave a review.',
  'own-game': 'You can’t review your own team’s game, but you can respond to its reviews.',
  'too-short': `Please enter at least ${String(REVIEW_LIMITS.min)} characters to submit your review.`,
  'too-long': tooLongSentence,
  'no-rating': 'Please choose a rating before submitting your feedback.',
  'not-respondable': 'Only the developer of this game can respond to its reviews.',
  'already-responded': 'This review already has a response.',
} as const;
