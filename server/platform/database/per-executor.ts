import type { Executor } from './executor';

/** Makes something once for each executor, such as a prepared statement, and keeps it for as long as the executor lives. */
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
