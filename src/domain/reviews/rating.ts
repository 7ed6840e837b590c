/**
 * Stars of a review, from worst to best (spec 2 §3).
 * @rule 2.3.2 A review's rating is 1 to 5.
 */
export const ratings = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof ratings)[number];

/** True if an untrusted value is a rating. */
export function isRating(value: unknown): value is Rating {
  return (ratings as readonly unknown[]).includes(value);
}
