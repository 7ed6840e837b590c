import type { Pool, PoolClient } from 'pg';

/** Any number that no other program uses for locks on the same database. */
const ALONE_LOCKS = 5_027_147;

/** A connection with locks. */
interface Lease {
  readonly client: Promise<PoolClient>;
  /** Number of pieces of work whose locks are on this connection. */
  users: number;
  /** Returns the connection to the pool, or ends a lost one. */
  release: (isLost: boolean) => void;
}

/** Advisory locks of this process. All are on one connection, however much work runs at a time. */
export class PostgresLocks {
  readonly #pool: Pool;
  readonly #running = new Set<string>();
  #lease: Lease | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Runs the work under a lock of this name. Returns false if this process or another one has the lock. */
  async runExclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    // PostgreSQL grants a connection the same lock repeatedly.
    if (this.#running.has(name)) return false;
    this.#running.add(name);
    const lease = (this.#lease ??= this.#connect());
    lease.users += 1;
    try {
      const client = await lease.client;
      if (!(await this.#ask(client, 'pg_try_advisory_lock', name))) return false;
      try {
        await work();
        return true;
      } finally {
        await this.#ask(client, 'pg_advisory_unlock', name).catch(() => lease.release(true));
      }
    } finally {
      this.#running.delete(name);
      lease.users -= 1;
      if (lease.users === 0) lease.release(false);
    }
  }

  /** Calls a lock function. One call runs at a time, because a connection takes no second query before its answer. */
  #ask(client: PoolClient, call: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    const answer = this.#turn.then(async () => {
      const { rows } = await client.query<{ done: boolean }>(`select ${call}($1, hashtext($2)) as done`, [
        ALONE_LOCKS,
        name,
      ]);
      return rows[0]?.done === true;
    });
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  #connect(): Lease {
    const forget = (): void => {
      if (this.#lease === lease) this.#lease = undefined;
    };
    const lease: Lease = { client: this.#pool.connect(), users: 0, release: forget };
    lease.client.then((client) => {
      const lost = (): void => lease.release(true);
      lease.release = (isLost) => {
        lease.release = () => undefined;
        forget();
        client.off('error', lost);
        client.release(isLost);
      };
      // PostgreSQL releases the locks when the connection ends. Without this handler, its end would crash the process.
      client.on('error', lost);
    }, forget);
    return lease;
  }
}
