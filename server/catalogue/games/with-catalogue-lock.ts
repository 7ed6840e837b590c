import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import { isLockedOut } from '../../platform/database/database-failure';
import type { Executor } from '../../platform/database/executor';
import { lockCounts } from './index-bucket.repository';

/** How often the lock is tried for, and how long writers go on undisturbed in between, in milliseconds. */
const TRIES = 20;
const PAUSE = 1000;

/** Does some work in a transaction while no writer of games is under way; behind a long writer it tries for some twenty seconds, then fails. */
export async function withCatalogueLock<T>(
  database: Database,
  work: (tx: Executor) => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(async (tx) => {
        await lockCounts(tx);
        return work(tx);
      });
    } catch (error) {
      if (tries >= TRIES || !isLockedOut(error)) throw error;
      await wait(PAUSE);
    }
  }
}
