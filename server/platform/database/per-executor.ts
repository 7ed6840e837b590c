import type { Executor } from './executor';

/** Memoises a value for each executor, such as a prepared statement, for the executor's lifetime. */
export function perExecutor<T>(make: (executor: Executor) => T): (executor: Executor) => T {
  const made = new WeakMap<Executor, { readonly value: T }>();
  return (executor) => {
    const known = made.get(executor);
    if (known) return known.value;
    const value = make(executor);
    made.set(executor, { value });
    return value;
  };
}
