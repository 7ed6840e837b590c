import type { Pool } from 'pg';

/** Any number that no other program uses for locks on the same database. */
const LOCKS = 5_027_147;

/** Does the work while a connection of the pool holds an advisory lock of this name; false when another one holds it. */
export async function aloneOn(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let broken = false;
  const lost = (): void => {
    broken = true;
  };
  // The server lets go of the lock when its connection ends; without a listener the process would end, too.
  client.on('error', lost);
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      LOCKS,
      name,
    ]);
    if (rows[0]?.taken !== true) return false;
    try {
      await work();
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS, name]).catch(lost);
    }
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}
