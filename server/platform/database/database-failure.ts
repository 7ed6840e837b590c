const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  // Shutdown, startup, too many connections, and a query that exceeded its time limit.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
]);
const REPEATABLE = new Set(['40001', '40P01']);
const LOST_CONNECTION =
  /connection terminated|query read timeout|connection error and is not queryable|timeout exceeded when trying to connect|PGlite is clos/i;

/** Yields an error and its causes. */
export function* causes(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** Returns the code of an error, or an empty text. */
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** True if the error means that the database is unavailable at present. */
export function isUnavailable(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => UNAVAILABLE.has(codeOf(cause)) || codeOf(cause).startsWith('08') || LOST_CONNECTION.test(cause.message),
  );
}

/** True if the transaction failed because of a concurrent one and may be repeated (deadlock, serialisation failure). */
export function isRepeatable(error: unknown): boolean {
  return [...causes(error)].some((cause) => REPEATABLE.has(codeOf(cause)));
}

/** True if a row violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause) === '23505');
}

/** True if a statement exceeded its time limit. */
export function isTooSlow(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause) === '57014');
}

/** True if a statement exceeded its time limit for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause) === '55P03');
}

/** True if the database will never accept the data, for example a text with a null character. */
export function isInvalidData(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause).startsWith('22'));
}
