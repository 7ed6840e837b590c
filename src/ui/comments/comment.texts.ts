import { COMMENT_LIMITS } from '../../domain/community/profile-comment';
import type { TextProblem } from '../../domain/reviews/text-limits';
import { tooLongSentence } from '../../domain/shared/text-counter';

/** Validation errors of a comment. */
export const commentProblemTexts: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': tooLongSentence(COMMENT_LIMITS.max),
};
