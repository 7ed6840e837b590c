/** Milliseconds for which the first answer to a key is kept: 24 hours. */
export const IDEMPOTENCY_KEPT = 24 * 60 * 60 * 1000;

/**
 * Tells whether a text can name a purchase: 16 to 64 letters, digits, `_` and `-`, so that a UUID is one.
 * @rule 3.8 Every purchase carries an idempotency key.
 */
export function isIdempotencyKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

/** What is kept of a key's first use: a hash of what was asked for, and when (milliseconds since 1970). */
export interface FirstUse {
  readonly request: string;
  readonly at: number;
}

/**
 * What a use of a key is: the first, its repetition (gets the first answer), or another request under the same key.
 * @rule 3.8 The first answer to a key is kept for 24 hours and given again.
 */
export function useOfKey(first: FirstUse | undefined, request: string, now: number): 'first' | 'repeated' | 'conflict' {
  if (first === undefined || now - first.at >= IDEMPOTENCY_KEPT) return 'first';
  return first.request === request ? 'repeated' : 'conflict';
}
