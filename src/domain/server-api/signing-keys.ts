const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetime of a player token in seconds. */
export const PLAYER_TOKEN_SECONDS = 600;

/** Time for which a key signs, in milliseconds. */
export const SIGNS_FOR = 30 * DAY;
/** Time from the publication of a key to its first signature, in milliseconds. Caches store the key set for a shorter time. */
export const PUBLISHED_BEFORE = 60 * MINUTE;
/** Time for which a replaced key stays published, in milliseconds: the lifetime of its last token and five minutes for clocks that differ. */
const PUBLISHED_AFTER = PLAYER_TOKEN_SECONDS * 1000 + 5 * MINUTE;

/** A key pair that signs player tokens. */
export interface SigningKey {
  /** Time of its first possible signature, in milliseconds. It signs until the next key does. */
  readonly signsFrom: number;
}

/** Returns the key that signs at a time; undefined if none does yet. */
export function signingKey<K extends SigningKey>(keys: readonly K[], now: number): K | undefined {
  return keys
    .filter(({ signsFrom }) => signsFrom <= now)
    .reduce<K | undefined>((newest, key) => (newest && newest.signsFrom > key.signsFrom ? newest : key), undefined);
}

/** Returns the keys whose tokens may still be valid, and the next one. Others can be deleted. */
export function publishedKeys<K extends SigningKey>(keys: readonly K[], now: number): readonly K[] {
  const signedBefore = signingKey(keys, now - PUBLISHED_AFTER);
  return keys.filter((key) => signedBefore === undefined || key.signsFrom >= signedBefore.signsFrom);
}

/** Returns the time of the first signature of a key to create now; undefined if no key is due. */
export function nextKeySignsFrom(keys: readonly SigningKey[], now: number): number | undefined {
  if (signingKey(keys, now) === undefined) return now;
  const newest = Math.max(...keys.map(({ signsFrom }) => signsFrom));
  return newest + SIGNS_FOR - PUBLISHED_BEFORE <= now ? now + PUBLISHED_BEFORE : undefined;
}
