import type { ReactionKind, ReviewReactionKind } from './reaction-kind';
import { reactionKinds, reviewReactionKinds } from './reaction-kind';
import type { LaneEvent, ReactionCount, ReactionCounts, ReactionLane, ReactionRequest } from './reaction-lane';
import { nextLane, startLane } from './reaction-lane';

/** Reactions to one game or one review; each kind belongs to exactly one lane. */
export type Reactions<Kind extends string> = readonly ReactionLane<Kind>[];

export type ReactionEvent<Kind extends string> =
  | { readonly type: 'clicked'; readonly kind: Kind; readonly signedIn: boolean }
  | Exclude<LaneEvent<Kind>, { readonly type: 'clicked' }>;

export type ReactionCommand<Kind extends string> =
  | ({ readonly type: 'send' } & ReactionRequest<Kind>)
  | { readonly type: 'refuse'; readonly reason: 'login-required' };

export interface ReactionStep<Kind extends string> {
  readonly reactions: Reactions<Kind>;
  readonly commands: readonly ReactionCommand<Kind>[];
}

/** Creates a game's reactions: every kind is independent, since a player may love a game and report a bug. */
export function gameReactions(counts: ReactionCounts<ReactionKind>): Reactions<ReactionKind> {
  return reactionKinds.map((kind) => startLane([kind], counts));
}

/**
 * Creates a review's reactions: like and dislike exclude each other.
 * @rule 2.3.2 A review has counts of its likes and dislikes.
 */
export function reviewReactions(counts: ReactionCounts<ReviewReactionKind>): Reactions<ReviewReactionKind> {
  return [startLane(reviewReactionKinds, counts)];
}

/**
 * Returns the reactions after an event; a guest's reaction is refused and changes nothing (spec 2 §4, §6).
 * @rule 2.4.12a A reaction changes at once and is reverted on failure.
 * @rule 2.6.1 Reacting needs a signed-in player; a visitor is asked to log in.
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

/** Returns the shown count of each kind, including the player's latest choice. */
export function shownReactions<Kind extends string>(reactions: Reactions<Kind>): ReactionCounts<Kind> {
  const shown = reactions.flatMap(({ kinds, others, chosen }) =>
    kinds.map((kind) => [kind, { count: others[kind] + (kind === chosen ? 1 : 0), mine: kind === chosen }] as const),
  );
  return Object.fromEntries(shown) as Record<Kind, ReactionCount>;
}

/**
 * Returns the number of all reactions as shown.
 * @rule 2.3.1 A game's statistics include the number of its reactions.
 */
export function reactionTotal<Kind extends string>(reactions: Reactions<Kind>): number {
  const counts = Object.values<ReactionCount>(shownReactions(reactions));
  return counts.reduce((total, { count }) => total + count, 0);
}
