import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';

/** Maps the value of a success and leaves an error unchanged. */
export function mapOk<A, B, E>(result: Result<A, E>, change: (value: A) => B): Result<B, E> {
  return result.ok ? ok(change(result.value)) : result;
}

/** Discards the value of a success. */
export function discardValue(): void {
  return undefined;
}
