import { REVIEW_LIMITS } from './text-limits';

/** What a writer is told of a review or an answer that is not taken, by the form and by the server alike (spec 2 §5). */
export const problemSentences = {
  'login-required': 'Please register or login to leave a review.',
  'own-game': 'You are on the team that made this game. Reviews come from its players; you can answer them.',
  'too-short': `Please enter at least ${String(REVIEW_LIMITS.min)} characters to submit your review.`,
  'too-long': (most: string) => `Please enter at most ${most} characters.`,
  'no-rating': 'Please choose a rating before submitting your feedback.',
  'not-respondable': 'Only the developer of this game may answer its reviews.',
  'already-responded': 'This review has been answered already.',
} as const;
