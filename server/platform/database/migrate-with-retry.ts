import { setTimeout as pause } from 'node:timers/promises';
import { isLockTimeout, isRepeatable } from './database-failure';

/** Time for which a migration waits for a table's lock, in milliseconds. Calls on the table wait as long behind it. */
export const LOCK_WAIT = 1000;

/** Time before the next attempt, in milliseconds, in which waiting calls proceed. */
const PAUSE = 2000;

const ATTEMPTS = 20;

/** Error of a start whose migrations could not lock a table. The message has the next step. */
export class MigrationBlocked extends Error {
  constructor(cause: unknown) {
    super(
      'The database was not changed, because another transaction has locked one of its tables for a minute. Stop the other ' +
        'servers and the backup of this database, end its long transactions (pg_stat_activity lists them), and start again.',
      { cause },
    );
    this.name = 'MigrationBlocked';
  }
}

/** Repeats the migrations while another transaction has a lock on a table, also after a deadlock, up to 20 times. Rethrows any other error at once. */
export async function migrateWithRetry(
  migrate: () => Promise<void>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate();
      return;
    } catch (error) {
      if (!isLockTimeout(error) && !isRepeatable(error)) throw error;
      if (attempt === ATTEMPTS) throw new MigrationBlocked(error);
      await wait(PAUSE);
    }
  }
}
