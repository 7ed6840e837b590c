import type { ReviewReactionKind } from '../reactions/reaction-kind';
import { reviewReactionKinds } from '../reactions/reaction-kind';
import { responseAction } from './response.policy';
import type { Review } from './review';

export type ReviewAction = 'edit' | 'delete' | ReviewReactionKind | 'respond' | 'delete-response';

/** Who reads a review: the own one, and whether they may review the game. */
export interface ReviewReader {
  readonly own: boolean;
  readonly reviewable: boolean;
}

/**
 * The buttons of a review, in order; an own one of who has come to the game's developer since can be deleted alone (spec 2 §4).
 * @rule 2.4.14b The own review has Edit and Delete.
 * @rule 2.4.15 Only others' reviews can be liked or disliked.
 * @rule 2.4.16 A respondable review has Respond or Delete Response.
 * @rule 2.6.2 A player edits and deletes the own review alone.
 */
export function reviewActions(review: Review, { own, reviewable }: ReviewReader): readonly ReviewAction[] {
  const answer = responseAction(review);
  const writer = reviewable ? (['edit', 'delete'] as const) : (['delete'] as const);
  return [...(own ? writer : reviewReactionKinds), ...(answer === undefined ? [] : [answer])];
}

/**
 * Why a reader may not like or dislike a review, or undefined (spec 2 §4, §6).
 * @rule 2.4.15 Only others' reviews can be liked or disliked.
 * @rule 2.6.1 Reacting needs a signed-in player.
 */
export function reviewReactionRefusal(reader: {
  readonly signedIn: boolean;
  readonly own: boolean;
}): 'login-required' | 'own-review' | undefined {
  if (!reader.signedIn) return 'login-required';
  return reader.own ? 'own-review' : undefined;
}
