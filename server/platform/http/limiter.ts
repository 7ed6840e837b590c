import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key';
import type { Caller } from './caller';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import type { RouteLimit } from './route';

/** Counts a request; throws `RefusalError` 429 when the limit is exceeded. */
export type Limiter = (request: FastifyRequest, caller?: Caller) => Promise<void>;

/** Creates a limit with a separate counter in this process's memory. */
export function limiter(app: FastifyInstance, { max, windowSeconds }: RouteLimit): Limiter {
  const keys = new WeakMap<FastifyRequest, string>();
  const check = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request) => keys.get(request) ?? addressKey(request.ip),
  });
  return async (request, caller) => {
    if (caller?.player) keys.set(request, caller.player.id);
    const state = await check(request);
    if (!state.isAllowed && state.isExceeded) throw new RefusalError(refusal.tooManyRequests(state.ttlInSeconds));
  };
}
