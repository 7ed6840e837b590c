import type { Client, Pool, QueryConfig, QueryResult } from 'pg';

/** Statements that may wait for their answer on the shared connection. Further ones take a connection of the pool. */
const MOST_WAITING = 32;

const PREFIX = 'quick_';

/**
 * Names a prepared statement that always ends within milliseconds. On a PostgreSQL server, such statements share one connection and are sent
 * without waiting for earlier answers, which saves both processes most of their wake-ups.
 */
export const quickRead = (name: string): string => PREFIX + name;

/** A connection for statements of several calls at a time. Opens with the first one, and again after a loss. */
export class QuickConnection {
  private client: Promise<Client> | undefined;
  private waiting = 0;

  constructor(private readonly open: () => Promise<Client>) {}

  get isBusy(): boolean {
    return this.waiting >= MOST_WAITING;
  }

  async query(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    this.waiting += 1;
    try {
      const client = await (this.client ??= this.connect());
      return await client.query(statement, values);
    } finally {
      this.waiting -= 1;
    }
  }

  async end(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  private connect(): Promise<Client> {
    const opened = this.open().then((client) => client.once('end', () => forget()));
    const forget = (): void => {
      if (this.client === opened) this.client = undefined;
    };
    opened.catch(forget);
    return opened;
  }
}

type Query = (statement: string | QueryConfig, ...values: readonly unknown[]) => unknown;

/** Sends the pool's statements with a name of `quickRead` to the shared connection. Those of transactions stay on their own. */
export function sendQuickReads(pool: Pool, shared: QuickConnection): void {
  const usual = pool.query.bind(pool) as Query;
  const query: Query = (statement, ...values) =>
    typeof statement === 'object' && statement.name?.startsWith(PREFIX) && !shared.isBusy
      ? shared.query(statement, ...(values as [unknown[]?]))
      : usual(statement, ...values);
  Object.assign(pool, { query });
}
