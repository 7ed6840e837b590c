/**
 * To whom a setting opens something, from widest to narrowest.
 * @rule 1.3.3 What a setting shows, it shows to all; a player may narrow it to friends or to nobody.
 */
export const AUDIENCES = ['all', 'friends', 'none'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** Tells whether a value is an audience. */
export function isAudience(value: unknown): value is Audience {
  return AUDIENCES.some((known) => known === value);
}
