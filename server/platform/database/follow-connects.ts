import type { Pool, PoolClient } from 'pg';
import { AsyncResource } from 'node:async_hooks';

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (broken?: boolean) => void) => void;

/** Calls `begin` when a connection of the pool is requested, and its result when the pool gives or refuses one. */
export function followConnects(pool: Pool, begin: () => () => void): void {
  const connect = pool.connect.bind(pool);
  const followed = (done?: Done): Promise<PoolClient> | undefined => {
    const end = begin();
    if (!done) return connect().finally(end);
    // A waiting request is answered by the one that releases a connection, and must not continue that one's trace.
    const own = AsyncResource.bind(done);
    connect((...answer) => {
      end();
      own(...answer);
    });
    return undefined;
  };
  // The pool's own queries use the form with a callback.
  Object.assign(pool, { connect: followed });
}
