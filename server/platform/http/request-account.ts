import type { FastifyRequest } from 'fastify';

const accounts = new WeakMap<FastifyRequest, string>();

/** Remembers the account of a request for its log line. */
export const setAccount = (request: FastifyRequest, accountId: string): void => void accounts.set(request, accountId);

/** Returns the account id of a request's player; undefined for visitors and for requests that need no login. */
export const accountOf = (request: FastifyRequest): string | undefined => accounts.get(request);
