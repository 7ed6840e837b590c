import { setTimeout as pause } from 'node:timers/promises';
import type { ServerRandom } from '../system/server-random';
import { systemRandom } from '../system/server-random';
import { isRepeatable } from './database-failure';

const RETRIES = 8;
const LONGEST_PAUSE = 50;

/** Milliseconds before a further attempt: random, so that two transactions do not meet again. */
const jitter = (attempt: number, random: ServerRandom): number =>
  random.bytes(2).readUInt16BE() % (LONGEST_PAUSE * attempt);

/** Repeats a whole transaction up to 8 times when it lost against another one; any other error passes through at once. */
export async function withRetry<T>(
  transaction: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
  random: ServerRandom = systemRandom,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt > RETRIES || !isRepeatable(error)) throw error;
      await wait(jitter(attempt, random));
    }
  }
}
