import type { ClientBase } from 'pg';

type Done = (error: Error | undefined, result: unknown) => void;
type Query = (...values: readonly unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { readonly text?: unknown }).text);

/** Calls `begin` with the text of each statement of a connection, and its result when the statement ends. */
export function followStatements(client: ClientBase, begin: (text: string) => (failed: boolean) => void): void {
  const query: Query = client.query.bind(client) as Query;
  const followed: Query = (...values) => {
    const end = begin(textOf(values[0]));
    const last = values.at(-1);
    // The pool's own queries use the form with a callback.
    if (typeof last === 'function') {
      const done: Done = (error, result) => {
        end(Boolean(error));
        (last as Done)(error, result);
      };
      return query(...values.slice(0, -1), done);
    }
    return (query(...values) as Promise<unknown>).then(
      (result) => {
        end(false);
        return result;
      },
      (error: unknown) => {
        end(true);
        throw error;
      },
    );
  };
  Object.assign(client, { query: followed });
}
