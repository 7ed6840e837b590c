import type { Socket } from 'node:net';
import { errorPage } from '../rendering/error-page';
import { errorPagePolicy } from '../rendering/error-page-style';
import { addressLength } from './address-length';
import { CLEAR_COOKIES } from './cookie-flood';

/** Node's error for a request that it could not read. */
export interface ClientError extends Error {
  readonly code?: string;
}

/**
 * Limit of the first line in bytes, half of the parser's limit. A longer line means a long address rather than large
 * headers.
 */
const ADDRESS_MAX = 8 * 1024;

const BAD = rawAnswer(400, 'Bad Request', 'The request could not be understood.');
const TIMEOUT = rawAnswer(408, 'Request Timeout', 'The request took too long to arrive.');
const TOO_LONG = rawAnswer(
  414,
  'URI Too Long',
  'This address is too long. Please use a shorter one or a shorter search.',
);
const TOO_LARGE = rawAnswer(431, 'Request Header Fields Too Large', 'The request is too large.');
const FLOODED = rawAnswer(
  431,
  'Request Header Fields Too Large',
  'Your browser sent too many cookies. We cleared them, so please try again.',
  `Clear-Site-Data: ${CLEAR_COOKIES}\r\n`,
);

/**
 * Replies with a page to a request that could not be parsed. An overflow of headers clears the cookies behind it
 * (status 431).
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  socket.end(answerTo(error, addressLength(socket)));
}

/**
 * Any page can make a browser request a long address, so cookies are cleared only if the address is known to be short.
 */
function answerTo({ code }: ClientError, address: number | undefined): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMEOUT;
  if (code !== 'HPE_HEADER_OVERFLOW') return BAD;
  if (address === undefined) return TOO_LARGE;
  return address < ADDRESS_MAX ? FLOODED : TOO_LONG;
}

function rawAnswer(status: number, reason: string, message: string, extra = ''): string {
  const body = errorPage({ status, message });
  const headers = [
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `Content-Security-Policy: ${errorPagePolicy}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `HTTP/1.1 ${String(status)} ${reason}\r\n${extra}${headers.join('\r\n')}\r\n\r\n${body}`;
}
