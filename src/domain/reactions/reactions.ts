import type { ReactionKind, ReviewReactionKind } from './reaction-kind';
import { reactionKinds, reviewReactionKinds } from './reaction-kind';
import type { LaneEvent, ReactionCount, ReactionCounts, ReactionLane, ReactionRequest } from './reaction-lane';
import { nextLane, startLane } from './reaction-lane';

/** The reactions to one game or one review; each kind stands in exactly one lane. */
export type Reactions<Kind extends string> = readonly ReactionLane<Kind>[];

export type ReactionEvent<Kind extends string> =
  | { readonly type: 'clicked'; readonly kind: Kind; readonly signedIn: boolean }
  | Exclude<LaneEvent<Kind>, { readonly type: 'clicked' }>;

export type ReactionCommand<Kind extends string> =
  ({ readonly type: 'send' } & ReactionRequest<Kind>) | { readonly type: 'refuse'; readonly reason: 'login-required' };

export interface ReactionStep<Kind extends string> {
  readonly reactions: Reactions<Kind>;
  readonly commands: readonly ReactionCommand<Kind>[];
}

/** The reactions to a game: every kind stands for itself, for one may both love a game and have met a bug in it. */
export function gameReactions(counts: ReactionCounts<ReactionKind>): Reactions<ReactionKind> {
  return reactionKinds.map((kind) => startLane([kind], counts));
}

/**
 * The reactions to a review: a vote on its worth, so like and dislike take each other's place.
 * @rule 2.3.2 A review counts its likes and dislikes.
 */
export function reviewReactions(counts: ReactionCounts<ReviewReactionKind>): Reactions<ReviewReactionKind> {
  return [startLane(reviewReactionKinds, counts)];
}

/**
 * Moves the reactions; a guest is refused and nothing changes (spec 2 §4, §6).
 * @rule 2.4.12a A reaction flips at once and goes back on failure.
 * @rule 2.6.1 Reacting needs a signed-in player; a visitor is asked to sign in.
 */
export function nextReactions<Kind extends string>(
  reactions: Reactions<Kind>,
  event: ReactionEvent<Kind>,
): ReactionStep<Kind> {
  if (event.type === 'clicked' && !event.signedIn) {
    return { reactions, commands: [{ type: 'refuse', reason: 'login-required' }] };
  }
  const steps = reactions.map((lane) =>
    lane.kinds.includes(event.kind) ? nextLane(lane, event) : { lane, request: undefined },
  );
  return {
    reactions: steps.map(({ lane }) => lane),
    commands: steps.flatMap(({ request }) => (request === undefined ? [] : [{ type: 'send', ...request }])),
  };
}

/** What is shown for each kind: the player's last wish, counted in. */
export function shownReactions<Kind extends string>(reactions: Reactions<Kind>): ReactionCounts<Kind> {
  const shown = reactions.flatMap(({ kinds, others, wished }) =>
    kinds.map((kind) => [kind, { count: others[kind] + (kind === wished ? 1 : 0), mine: kind === wished }] as const),
  );
  return Object.fromEntries(shown) as Record<Kind, ReactionCount>;
}

/**
 * The number of all reactions as shown.
 * @rule 2.3.1 A game's stats count its reactions.
 */
export function reactionTotal<Kind extends string>(reactions: Reactions<Kind>): number {
  const counts = Object.values<ReactionCount>(shownReactions(reactions));
  return counts.reduce((total, { count }) => total + count, 0);
}
