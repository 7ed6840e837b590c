import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { hash } from 'node:crypto';
import type { ServerDependencies } from '../../deps';
import type { CountedNetwork } from './address-key';
import { networksOf } from './address-key';
import type { Player } from './caller';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { RequestCount, shareOf } from './request-share';
import type { RouteLimit } from './route';

/**
 * Counts a request by its account, access token or address. Throws `RefusalError` 429 when the limit is exceeded. Returns a promise only if the
 * shared counter is asked.
 */
export type Limiter = (
  request: FastifyRequest,
  caller?: { readonly player: Pick<Player, 'id'> | undefined },
) => Promise<void> | undefined;

/** Number of keys after which those that were not used since the last such number of keys lose their counts. */
const MAX_KEYS = 5000;

interface Window {
  readonly endsAt: number;
  readonly count: RequestCount;
}

/**
 * Creates a limit of all servers together, with separate counts for each name. An IPv6 address also counts for the networks around it.
 * On one server, a window starts with the first request of a key; windows of several servers are the same on all.
 */
export function limiter(
  { limits }: Pick<ServerDependencies, 'limits'>,
  name: string,
  { max, windowSeconds }: RouteLimit,
): Limiter {
  const windowMs = windowSeconds * 1000;
  // Two maps, because a map that loses its oldest key for each new one searches for it among the removed keys.
  let recent = new Map<string, Window>();
  let before = new Map<string, Window>();

  const open = (key: string, factor: number, now: number): Window => {
    const share = shareOf(max * factor, limits.servers());
    const endsAt = share.servers === 1 ? now + windowMs : (Math.floor(now / windowMs) + 1) * windowMs;
    // The stored key contains a hash instead of the address.
    const add = (amount: number) => limits.add({ key: `${name}:${hash('sha256', key)}`, endsAt }, amount);
    return { endsAt, count: new RequestCount(share, add) };
  };
  const windowOf = (key: string, factor: number, now: number): Window => {
    const known = recent.get(key) ?? before.get(key);
    const window = known && known.endsAt > now ? known : open(key, factor, now);
    if (recent.size >= MAX_KEYS && !recent.has(key)) {
      before = recent;
      recent = new Map();
    }
    recent.set(key, window);
    return window;
  };

  const countEach = ([first, ...others]: readonly CountedNetwork[]): Promise<void> | undefined => {
    if (first === undefined) return undefined;
    const now = limits.now();
    const { endsAt, count } = windowOf(first.key, first.factor, now);
    const continueIf = (isBelow: boolean): Promise<void> | undefined => {
      if (isBelow) return countEach(others);
      throw new RefusalError(refusal.tooManyRequests(Math.max(1, Math.ceil((endsAt - now) / 1000))));
    };
    const taken = count.take();
    return typeof taken === 'boolean' ? continueIf(taken) : taken.then(continueIf);
  };
  return (request, caller) =>
    countEach(caller?.player ? [{ key: caller.player.id, factor: 1 }] : networksOf(request.ip));
}

/** Hook that counts each request by its address. A single server continues without a promise, which costs 5% of a stored answer. */
export const countRequests =
  (limit: Limiter): onRequestHookHandler =>
  (request, _reply, done) => {
    const counted = limit(request);
    if (counted) return counted;
    done();
  };
