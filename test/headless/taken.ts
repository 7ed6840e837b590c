import type { Result } from '../../src/domain/shared/result';

/** The value of what has to succeed; throws with the name of what did not. */
export function taken<T>(what: string, result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`${what}: ${JSON.stringify(result.error)}`);
}
