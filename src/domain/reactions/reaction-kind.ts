/**
 * Reactions to a game, in the order of the buttons (spec 2 §3, §9).
 * @rule 2.3.6 A game has nine kinds of reactions.
 * @rule 2.9.14 The reactions to a game are laugh, joy, cry, anger, high5, like, dislike, love and bug.
 */
export const reactionKinds = ['laugh', 'joy', 'cry', 'anger', 'high5', 'like', 'dislike', 'love', 'bug'] as const;

export type ReactionKind = (typeof reactionKinds)[number];

/**
 * Reactions to another player's review (spec 2 §3, §4).
 * @rule 2.4.15 Other players' reviews can be liked or disliked.
 */
export const reviewReactionKinds = ['like', 'dislike'] as const;

export type ReviewReactionKind = (typeof reviewReactionKinds)[number];

/** True if an untrusted word is a reaction to a game. */
export function isReactionKind(word: string): word is ReactionKind {
  return (reactionKinds as readonly string[]).includes(word);
}

/** True if an untrusted word is a reaction to a review. */
export function isReviewReactionKind(word: string): word is ReviewReactionKind {
  return (reviewReactionKinds as readonly string[]).includes(word);
}
