import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { ReviewContent, ReviewDraft } from './review-draft';
import { plainText } from '../shared/plain-text';
import type { TextProblem } from './text-limits';
import { REVIEW_LIMITS, textProblem } from './text-limits';

export type ReviewProblem = 'login-required' | 'own-game' | 'scroll-down' | TextProblem | 'no-rating';

/** Author of a draft, and its relation to existing reviews. */
export interface ReviewSituation {
  readonly signedIn: boolean;
  /** True if the author belongs to the game's developer. */
  readonly ownGame: boolean;
  /** True if the author has a review of this game. */
  readonly reviewed: boolean;
  /** True if the draft changes the author's own review. */
  readonly editing: boolean;
}

/**
 * Returns all problems of a draft, in the order in which they are shown, one at a time (spec 2 §5).
 * @rule 2.4.14a A player has at most one review of a game.
 * @rule 2.5.1 A review has at least 20 characters.
 * @rule 2.5.2 A review needs a rating.
 * @rule 2.5.3a A review has at most 500 characters.
 * @rule 2.5.10 Reviewing needs a signed-in player.
 * @rule 2.5.11 A player who already has a review is asked to scroll down to it.
 * @rule 2.6.2 A signed-in player writes and edits one review.
 */
export function reviewProblems(draft: ReviewDraft, situation: ReviewSituation): readonly ReviewProblem[] {
  return [...rightsProblems(situation), ...draftProblems(draft)];
}

/** Returns the problems of a draft whatever its author may do, in the order in which they are shown. */
export function draftProblems(draft: ReviewDraft): readonly ReviewProblem[] {
  return [...lengthProblems(draft), ...(draft.rating === undefined ? ['no-rating' as const] : [])];
}

/** Returns the review to send and store, or its first problem. */
export function reviewContent(draft: ReviewDraft, situation: ReviewSituation): Result<ReviewContent, ReviewProblem> {
  const [problem] = [...rightsProblems(situation), ...lengthProblems(draft)];
  if (problem !== undefined) return err(problem);
  if (draft.rating === undefined) return err('no-rating');
  return ok({ body: plainText(draft.body), rating: draft.rating });
}

function lengthProblems({ body }: ReviewDraft): readonly ReviewProblem[] {
  const problem = textProblem(body, REVIEW_LIMITS);
  return problem === undefined ? [] : [problem];
}

function rightsProblems({ signedIn, ownGame, reviewed, editing }: ReviewSituation): readonly ReviewProblem[] {
  if (!signedIn) return ['login-required'];
  if (ownGame) return ['own-game'];
  return reviewed && !editing ? ['scroll-down'] : [];
}
