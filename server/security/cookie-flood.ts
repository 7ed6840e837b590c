import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countCookies } from '../http/read-cookie';

const MOST_COOKIES = 60;
const CLEAR = '"cookies"';

/** A game can plant cookies for the whole site; when there are too many, the browser is told to drop them all. */
export async function clearFloodedCookies(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (countCookies(request.headers.cookie) > MOST_COOKIES) void reply.header('clear-site-data', CLEAR);
}

const rawAnswer = (status: string, extra: string): string =>
  `HTTP/1.1 ${status}\r\n${extra}Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

const ANSWERS: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', rawAnswer('431 Request Header Fields Too Large', `Clear-Site-Data: ${CLEAR}\r\n`)],
  ['ERR_HTTP_REQUEST_TIMEOUT', rawAnswer('408 Request Timeout', '')],
]);

/** Answers what could not be parsed: an overflow of headers heals itself, because the cookies behind it are dropped (status 431). */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  socket.end((error.code === undefined ? undefined : ANSWERS.get(error.code)) ?? rawAnswer('400 Bad Request', ''));
}
