import { COMMENT_LIMITS } from '../../domain/community/profile-comment';
import type { TextProblem } from '../../domain/reviews/text-limits';

/** What the writer of a comment is told that is not sent. */
export const commentProblemTexts: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': `The comment may have at most ${String(COMMENT_LIMITS.max)} characters.`,
};
