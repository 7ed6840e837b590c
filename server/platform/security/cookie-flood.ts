import type { FastifyReply, FastifyRequest } from 'fastify';
import { countCookies } from '../http/read-cookie';

const MAX_COOKIES = 60;
/** Value of `Clear-Site-Data` for cookies. */
export const CLEAR_COOKIES = '"cookies"';

/** Clears all cookies when there are too many, because a game can inject cookies for the whole site. */
export function clearFloodedCookies(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (countCookies(request.headers.cookie) > MAX_COOKIES) void reply.header('clear-site-data', CLEAR_COOKIES);
  done();
}
