/** Youngest recommended ages in years, as PEGI and IARC use them. */
export const ageRatings = [3, 7, 12, 16, 18] as const;
export type AgeRating = (typeof ageRatings)[number];

/** Amounts of motion that a player feels in a headset, as VR stores name them. */
export const comfortLevels = ['comfortable', 'moderate', 'intense'] as const;
export type Comfort = (typeof comfortLevels)[number];

/** Ratings of a game by its developer; undefined without a statement. */
export interface ContentRating {
  readonly ageRating: AgeRating | undefined;
  readonly comfort: Comfort | undefined;
}
