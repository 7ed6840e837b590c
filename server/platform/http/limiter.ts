import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountedNetwork } from './address-key';
import { addressKey, networksOf } from './address-key';
import type { Caller } from './caller';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import type { RouteLimit } from './route';

/** Counts a request; throws `RefusalError` 429 when the limit is exceeded. */
export type Limiter = (request: FastifyRequest, caller?: Caller) => Promise<void>;

/** Creates a limit with separate counters in this process's memory. An IPv6 address also counts for the networks around it. */
export function limiter(app: FastifyInstance, { max, windowSeconds }: RouteLimit): Limiter {
  const counted = new WeakMap<FastifyRequest, CountedNetwork>();
  const check = app.createRateLimit({
    max: (request) => max * (counted.get(request)?.factor ?? 1),
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request) => counted.get(request)?.key ?? addressKey(request.ip),
  });
  return async (request, caller) => {
    const keys = caller?.player ? [{ key: caller.player.id, factor: 1 }] : networksOf(request.ip);
    for (const key of keys) {
      counted.set(request, key);
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) throw new RefusalError(refusal.tooManyRequests(state.ttlInSeconds));
    }
  };
}
