import type { Pool, PoolClient } from 'pg';

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (broken?: boolean) => void) => void;

/** Calls `begin` when a connection of the pool is requested, and its result when the pool gives or refuses one. */
export function followConnects(pool: Pool, begin: () => () => void): void {
  const connectWith: (done: Done) => void = pool.connect.bind(pool);
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const followed = (done?: Done): Promise<PoolClient> | undefined => {
    const end = begin();
    if (!done) return connect().finally(end);
    connectWith((...answer) => {
      end();
      done(...answer);
    });
    return undefined;
  };
  // The pool's own queries use the form with a callback.
  Object.assign(pool, { connect: followed });
}
