import type { ReviewReactionKind } from '../reactions/reaction-kind';
import { reviewReactionKinds } from '../reactions/reaction-kind';
import { responseAction } from './response.policy';
import type { Review } from './review';

export type ReviewAction = 'edit' | 'delete' | ReviewReactionKind | 'respond' | 'delete-response';

/** Reader of a review: true flags for its author, and for players who may review the game. */
export interface ReviewReader {
  readonly own: boolean;
  readonly reviewable: boolean;
}

/**
 * Returns the buttons of a review, in order. Authors who have joined the game's developer since can only delete theirs
 * (spec 2 §4).
 * @rule 2.4.14b The reader's own review has Edit and Delete.
 * @rule 2.4.15 Only other players' reviews can be liked or disliked.
 * @rule 2.4.16 A respondable review has Respond or Delete Response.
 * @rule 2.6.2 Players edit and delete only their own review.
 */
export function reviewActions(review: Review, { own, reviewable }: ReviewReader): readonly ReviewAction[] {
  const answer = responseAction(review);
  const writer = reviewable ? (['edit', 'delete'] as const) : (['delete'] as const);
  return [...(own ? writer : reviewReactionKinds), ...(answer === undefined ? [] : [answer])];
}

/**
 * Returns the reason to refuse a like or dislike; undefined if it is allowed (spec 2 §4, §6).
 * @rule 2.4.15 Only other players' reviews can be liked or disliked.
 * @rule 2.6.1 Reacting needs a signed-in player.
 */
export function reviewReactionRefusal(reader: {
  readonly signedIn: boolean;
  readonly own: boolean;
}): 'login-required' | 'own-review' | undefined {
  if (!reader.signedIn) return 'login-required';
  return reader.own ? 'own-review' : undefined;
}
