import { brand } from '../../../src/domain/shared/brand';
import type { RedisClient } from './redis';
import type { SharedCounter } from './shared-counter';

/** A count outlives its window, because the clocks of servers differ. */
const KEPT_MS = 60_000;

/** Counts in Redis, one key for each window. */
export const redisCounter = (client: RedisClient): SharedCounter => ({
  name: 'Redis',
  async add({ key, endsAt }, amount) {
    const counted = `${brand.identifier}:limit:${key}:${String(endsAt)}`;
    const [total] = await client
      .multi()
      .incrBy(counted, amount)
      .pExpireAt(counted, endsAt + KEPT_MS)
      .execTyped();
    return total;
  },
});
