import type { Result } from '../../src/domain/shared/result';

/** Returns the value of a successful result; throws an error with the name of the failed step. */
export function taken<T>(what: string, result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`${what}: ${JSON.stringify(result.error)}`);
}
