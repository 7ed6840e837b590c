/**
 * What a game may have, in the order of its Features panel (spec 2 §2).
 * @rule 2.2.17 The Features panel tells of multiplayer, achievements, saves, leaderboards and inventory.
 */
export const gameFeatures = ['multiplayer', 'achievement', 'save', 'leaderboard', 'inventory'] as const;

export type GameFeature = (typeof gameFeatures)[number];

export type GameFeatures = Readonly<Record<GameFeature, boolean>>;

/** What a game has, in order. */
export function presentFeatures(features: GameFeatures): readonly GameFeature[] {
  return gameFeatures.filter((feature) => features[feature]);
}

/** What a game does without, in order. */
export function missingFeatures(features: GameFeatures): readonly GameFeature[] {
  return gameFeatures.filter((feature) => !features[feature]);
}
