import type { Executor } from '../../../server/platform/database/executor';

interface PreparingSession {
  prepareQuery(...parameters: readonly unknown[]): { execute(...values: readonly unknown[]): Promise<unknown> };
}

/** Counts the statements that an executor runs from now on. */
export function countStatements(executor: Executor): { readonly count: () => number } {
  const { session } = executor._ as unknown as { session: PreparingSession };
  let count = 0;
  const original = session.prepareQuery.bind(session);
  session.prepareQuery = (...parameters) => {
    const query = original(...parameters);
    const run = query.execute.bind(query);
    query.execute = (...values) => {
      count += 1;
      return run(...values);
    };
    return query;
  };
  return { count: () => count };
}
