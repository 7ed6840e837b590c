/**
 * Features of a game, in the order of its Features panel (spec 2 §2).
 * @rule 2.2.17 The Features panel shows multiplayer, achievements, saves, leaderboards and inventory.
 */
export const gameFeatures = ['multiplayer', 'achievement', 'save', 'leaderboard', 'inventory'] as const;

export type GameFeature = (typeof gameFeatures)[number];

export type GameFeatures = Readonly<Record<GameFeature, boolean>>;

/** Returns the features that a game has, in order. */
export function presentFeatures(features: GameFeatures): readonly GameFeature[] {
  return gameFeatures.filter((feature) => features[feature]);
}

/** Returns the features that a game lacks, in order. */
export function missingFeatures(features: GameFeatures): readonly GameFeature[] {
  return gameFeatures.filter((feature) => !features[feature]);
}
