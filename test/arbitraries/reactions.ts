import { fc } from '@fast-check/vitest';
import { reactionKinds, reviewReactionKinds } from '../../src/domain/reactions/reaction-kind';
import type { ReactionKind, ReviewReactionKind } from '../../src/domain/reactions/reaction-kind';
import type { ReactionCount, ReactionCounts } from '../../src/domain/reactions/reaction-lane';

/** Consistent reaction counts of one kind: the count includes the reader's own reaction. */
const reactionCounts: fc.Arbitrary<ReactionCount> = fc
  .record({ others: fc.nat(100_000), mine: fc.boolean() })
  .map(({ others, mine }) => ({ count: others + (mine ? 1 : 0), mine }));

/** Reaction counts of a game, for all nine kinds. */
export const gameReactionCounts: fc.Arbitrary<ReactionCounts<ReactionKind>> = fc
  .tuple(...reactionKinds.map(() => reactionCounts))
  .map((counts) => byKind(reactionKinds, counts));

/** Likes and dislikes of a review; a reader has given at most one of them. */
export const reviewReactionCounts: fc.Arbitrary<ReactionCounts<ReviewReactionKind>> = fc
  .record({ like: fc.nat(1000), dislike: fc.nat(1000), mine: fc.constantFrom(undefined, ...reviewReactionKinds) })
  .map(({ like, dislike, mine }) => ({
    like: { count: like + (mine === 'like' ? 1 : 0), mine: mine === 'like' },
    dislike: { count: dislike + (mine === 'dislike' ? 1 : 0), mine: mine === 'dislike' },
  }));

function byKind<Kind extends string>(kinds: readonly Kind[], counts: readonly ReactionCount[]): ReactionCounts<Kind> {
  const none: ReactionCount = { count: 0, mine: false };
  return Object.fromEntries(kinds.map((kind, index) => [kind, counts[index] ?? none])) as Record<Kind, ReactionCount>;
}
