import type { Executor } from '../../../server/platform/database/executor';

interface PreparingSession {
  prepareQuery(
    query: { readonly sql: string },
    ...more: readonly unknown[]
  ): { execute(...values: readonly unknown[]): Promise<unknown> };
}

/** Counts the statements that an executor runs from now on, if their text matches. */
export function countStatements(executor: Executor, about = /(?:)/): { readonly count: () => number } {
  const { session } = executor._ as unknown as { session: PreparingSession };
  let count = 0;
  const original = session.prepareQuery.bind(session);
  session.prepareQuery = (asked, ...more) => {
    const query = original(asked, ...more);
    if (!about.test(asked.sql)) return query;
    const run = query.execute.bind(query);
    query.execute = (...values) => {
      count += 1;
      return run(...values);
    };
    return query;
  };
  return { count: () => count };
}
