import type { FastifyReply, FastifyRequest } from 'fastify';
import { countCookies } from '../http/read-cookie';

const MOST_COOKIES = 60;
/** What `Clear-Site-Data` says to drop. */
export const CLEAR_COOKIES = '"cookies"';

/** A game can plant cookies for the whole site; when there are too many, the browser is told to drop them all. */
export async function clearFloodedCookies(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (countCookies(request.headers.cookie) > MOST_COOKIES) void reply.header('clear-site-data', CLEAR_COOKIES);
}
