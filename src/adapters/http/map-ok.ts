import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';

/** Changes what a success carries and leaves a refusal as it is. */
export function mapOk<A, B, E>(result: Result<A, E>, change: (value: A) => B): Result<B, E> {
  return result.ok ? ok(change(result.value)) : result;
}

/** Drops what a success carries. */
export function nothing(): void {
  return undefined;
}
