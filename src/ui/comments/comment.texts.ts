import { COMMENT_LIMITS } from '../../domain/community/profile-comment';
import type { TextProblem } from '../../domain/reviews/text-limits';

/** Validation errors of a comment. */
export const commentProblemTexts: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': `Comments can have up to ${String(COMMENT_LIMITS.max)} characters.`,
};
