import type { ReactionKind } from '../reactions/reaction-kind';

/** Actions that show that a player enjoys a game. */
export const TASTE_REASONS = ['played', 'liked', 'reviewed', 'favourited'] as const;

export type TasteReason = (typeof TASTE_REASONS)[number];

/** Weights of the actions: an opinion says more about a game than a play. */
const WEIGHTS: Readonly<Record<TasteReason, number>> = { played: 1, liked: 2, reviewed: 3, favourited: 3 };

const LIKING: readonly ReactionKind[] = ['like', 'love', 'joy', 'high5'];
const GOOD_RATING = 4;
const BAD_RATING = 2;

/** Actions of a player in a game. */
export interface GameActions {
  readonly played: boolean;
  readonly reactions: readonly string[];
  /** Rating of the player's review, 1 to 5. */
  readonly rating: number | undefined;
  readonly favourite: boolean;
}

/** Returns the reasons why a player enjoys a game; none if the player dislikes it. */
export function tasteReasons({ played, reactions, rating, favourite }: GameActions): readonly TasteReason[] {
  if (reactions.includes('dislike') || (rating !== undefined && rating <= BAD_RATING)) return [];
  const given: Readonly<Record<TasteReason, boolean>> = {
    played,
    liked: LIKING.some((kind) => reactions.includes(kind)),
    reviewed: rating !== undefined && rating >= GOOD_RATING,
    favourited: favourite,
  };
  return TASTE_REASONS.filter((reason) => given[reason]);
}

/** Properties of a game that make it similar to others. */
export interface GameTraits {
  readonly id: number;
  readonly developerId: number;
  readonly tags: readonly number[];
}

/** A game that a player enjoys, with at least one reason. */
export interface Taste extends GameTraits {
  readonly reasons: readonly TasteReason[];
}

/** Returns the tags of most tastes, at most `limit`; of equally common tags those of the first tastes. */
export function commonTags(tastes: readonly Taste[], limit: number): readonly number[] {
  const counts = new Map<number, number>();
  for (const tag of tastes.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([tag]) => tag);
}

/** A game that may be suggested. */
export interface SuggestionCandidate extends GameTraits {
  readonly popularity: number;
}

/** A suggested game with the game that contributed most. */
export interface Suggestion {
  readonly id: number;
  readonly because: { readonly id: number; readonly reason: TasteReason };
}

/** Similarity of two games of one developer without common tags; games with the same tags have 1. */
const SAME_DEVELOPER = 0.5;

/** Returns the similarity of two games: 0 without a common tag or developer. */
function similarity(one: GameTraits, other: GameTraits): number {
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const ofTags = shared === 0 ? 0 : shared / Math.sqrt(one.tags.length * other.tags.length);
  return ofTags + (one.developerId === other.developerId ? SAME_DEVELOPER : 0);
}

/**
 * Returns the candidates that are most similar to games that the player enjoys, best first, at most `limit`. Never suggests a game of the
 * player's own. The more popular of two equal candidates comes first.
 */
export function suggestGames(
  tastes: readonly Taste[],
  candidates: readonly SuggestionCandidate[],
  limit: number,
): readonly Suggestion[] {
  const own = new Set(tastes.map(({ id }) => id));
  const scored = candidates.flatMap((candidate) => {
    if (own.has(candidate.id)) return [];
    let score = 0;
    let most = 0;
    let because: Suggestion['because'] | undefined;
    for (const taste of tastes) {
      const [reason] = taste.reasons;
      const part = similarity(candidate, taste) * taste.reasons.reduce((sum, one) => sum + WEIGHTS[one], 0);
      score += part;
      if (part <= most || reason === undefined) continue;
      most = part;
      because = { id: taste.id, reason };
    }
    return because === undefined ? [] : [{ id: candidate.id, popularity: candidate.popularity, score, because }];
  });
  return scored
    .sort((one, other) => other.score - one.score || other.popularity - one.popularity || other.id - one.id)
    .slice(0, limit)
    .map(({ id, because }) => ({ id, because }));
}
