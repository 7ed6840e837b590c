/**
 * Audiences of a setting, from widest to narrowest.
 * @rule 1.3.3 A setting that shows something shows it to all; a player may narrow it to friends or to nobody.
 */
export const AUDIENCES = ['all', 'friends', 'none'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** True if a value is an audience. */
export function isAudience(value: unknown): value is Audience {
  return AUDIENCES.some((known) => known === value);
}
