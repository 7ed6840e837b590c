const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  // Shutting down, starting up, too many connections, and a query that took too long.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
]);
const REPEATABLE = new Set(['40001', '40P01']);
const LOST_CONNECTION = /connection terminated|timeout exceeded when trying to connect|PGlite is clos/i;

function* causes(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Tells whether an error means that the database cannot answer at present. */
export function isUnavailable(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => UNAVAILABLE.has(codeOf(cause)) || codeOf(cause).startsWith('08') || LOST_CONNECTION.test(cause.message),
  );
}

/** Tells whether a transaction failed only because of another one, and may be tried again (deadlock, serialisation). */
export function isRepeatable(error: unknown): boolean {
  return [...causes(error)].some((cause) => REPEATABLE.has(codeOf(cause)));
}

/** Tells whether a row was refused because there is one like it. */
export function isDuplicate(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause) === '23505');
}

/** Tells whether a statement took longer than it may. */
export function isTooSlow(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause) === '57014');
}

/** Tells whether a statement gave up waiting for a lock. */
export function isLockedOut(error: unknown): boolean {
  return [...causes(error)].some((cause) => codeOf(cause) === '55P03');
}
