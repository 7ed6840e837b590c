/** An expected outcome: a value, or a refusal that the caller must look at. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Wraps a refusal. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
