import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const CONSOLE_PATH = '/v1/private/developer/';

/** True for calls that pages of the developer host may make: those of the console. */
export const isConsoleCall = (url: string): boolean => url.startsWith(CONSOLE_PATH);

/**
 * True if a request may change data: it must come from a page of the portal's own origin, or of the origin `alsoFrom` on a sibling host.
 * SameSite cookies do not protect here, because games run on sibling hosts. A request without an Origin does not come from a browser page, so
 * it must not have a cookie.
 */
export function fromOwnPage(
  method: string,
  headers: IncomingHttpHeaders,
  portalOrigin: string,
  alsoFrom?: string,
): boolean {
  if (SAFE.has(method)) return true;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin === alsoFrom) return site === undefined || site === 'same-site';
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return headers.cookie === undefined;
  return origin === portalOrigin;
}

const PREFLIGHT_SECONDS = 600;

/** CORS headers for pages of one origin, with credentials and the headers of tus (https://tus.io/protocols/resumable-upload). */
export const corsHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers':
    'Location, Retry-After, Tus-Extension, Tus-Max-Size, Tus-Resumable, Tus-Version, Upload-Length, Upload-Offset',
});

/** Headers of the answer to a preflight, besides `corsHeaders`. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
} as const;
