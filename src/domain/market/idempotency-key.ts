/** Lifetime of the first answer to a key: 24 hours, in milliseconds. */
export const IDEMPOTENCY_KEPT = 24 * 60 * 60 * 1000;

/**
 * True if a text is an idempotency key: 16 to 64 letters, digits, `_` and `-`, which includes UUIDs.
 * @rule 3.8 Every purchase carries an idempotency key.
 */
export function isIdempotencyKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

/** First use of a key: a hash of the request, and its time in milliseconds since 1970. */
export interface FirstUse {
  readonly request: string;
  readonly at: number;
}

/**
 * Classifies a use of a key: the first, its repetition (gets the first answer), or another request under the same key.
 * @rule 3.8 The first answer to a key is stored for 24 hours and returned again.
 */
export function useOfKey(first: FirstUse | undefined, request: string, now: number): 'first' | 'repeated' | 'conflict' {
  if (first === undefined || now - first.at >= IDEMPOTENCY_KEPT) return 'first';
  return first.request === request ? 'repeated' : 'conflict';
}
