const UNITS = [
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time to wait in words, never less than it is: seconds below one minute, minutes below two hours, then hours. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [name, size] = UNITS.find(([unit, length]) => whole >= (unit === 'hour' ? 2 : 1) * length) ?? UNITS[2];
  const count = Math.ceil(whole / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Why a call was not carried out; the reply to it is made in one place (decisions §4). */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 419 | 421 | 422 | 429 | 500 | 503;
  /** A stable machine word. */
  readonly debug: string;
  /** A sentence for people, in English. */
  readonly message: string;
  /** The messages for each refused field, of a 422. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
  /** The header `Content-Range` of a 416. */
  readonly contentRange?: string;
}

const firstMessage = (fields: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(fields).flat()[0] ?? 'The given data was invalid.';

/** Makes every refusal there is, one machine word each. */
export const refusal = {
  badRequest: (message = 'The request could not be understood.'): Refusal => ({
    status: 400,
    debug: 'err_bad_request',
    message,
  }),
  /** A range that lies beyond the end of a file, whose size is in the range. */
  rangeNotSatisfiable: (contentRange: string): Refusal => ({
    status: 416,
    debug: 'err_range',
    message: 'The file ends before the requested range.',
    contentRange,
  }),
  unauthenticated: (message = 'You need to log in to do this.'): Refusal => ({
    status: 401,
    debug: 'err_unauthenticated',
    message,
  }),
  forbidden: (message = 'You are not allowed to do this.'): Refusal => ({
    status: 403,
    debug: 'err_forbidden',
    message,
  }),
  /** Who has made something does not judge it. */
  ownGame: (message: string): Refusal => ({ status: 403, debug: 'err_own_game', message }),
  badOrigin: (): Refusal => ({
    status: 403,
    debug: 'err_origin',
    message: 'This request did not come from a page of this site.',
  }),
  notFound: (what = 'page'): Refusal => ({
    status: 404,
    debug: 'err_not_found',
    message: `This ${what} does not exist.`,
  }),
  /** The request has the idempotency key of another one. */
  keyReused: (): Refusal => ({
    status: 409,
    debug: 'err_idempotency_key',
    message: 'Something else was sent under the same key before.',
  }),
  /** Something costs more coins than the player has. */
  insufficientCoins: (missing: number): Refusal => ({
    status: 409,
    debug: 'err_insufficient_coins',
    message: `You need ${String(missing)} more ${missing === 1 ? 'coin' : 'coins'} for this.`,
  }),
  /** Something costs other than the player was told. */
  otherPrice: (coins: number): Refusal => ({
    status: 409,
    debug: 'err_price',
    message: `The price has changed: it is ${String(coins)} ${coins === 1 ? 'coin' : 'coins'} now.`,
  }),
  conflict: (message: string): Refusal => ({ status: 409, debug: 'err_conflict', message }),
  tooLarge: (message = 'The request is too large.'): Refusal => ({ status: 413, debug: 'err_too_large', message }),
  unsupportedType: (message = 'The body of a request must be JSON.'): Refusal => ({
    status: 415,
    debug: 'err_content_type',
    message,
  }),
  sessionExpired: (): Refusal => ({
    status: 419,
    debug: 'err_session_expired',
    message: 'Your session has expired.',
  }),
  misdirected: (): Refusal => ({ status: 421, debug: 'err_host', message: 'This host is not served here.' }),
  /** The message is that of the first field. */
  validation: (fields: Readonly<Record<string, readonly string[]>>): Refusal => ({
    status: 422,
    debug: 'err_validation',
    message: firstMessage(fields),
    fields,
  }),
  /** The message says how long in words. */
  tooManyRequests: (seconds: number): Refusal => ({
    status: 429,
    debug: 'err_too_many_requests',
    message: `Too many attempts. Please try again in ${waitText(seconds)}.`,
    retryAfter: seconds,
  }),
  internal: (): Refusal => ({
    status: 500,
    debug: 'err_internal',
    message: 'Something went wrong while trying to handle this request. Please try again later.',
  }),
  /** For calls whose only purpose is a mail. */
  withoutMails: (): Refusal => ({
    status: 503,
    debug: 'err_no_mails',
    message: 'This portal cannot send mails at the moment. Please try again later.',
  }),
  /** For calls that money has to be paid for. */
  withoutPayments: (): Refusal => ({
    status: 503,
    debug: 'err_no_payments',
    message: 'This portal cannot take payments at the moment. Please try again later.',
  }),
  premiumCap: (): Refusal => ({
    status: 409,
    debug: 'err_premium_cap',
    message: 'Premium can be extended to at most one year from now.',
  }),
  unavailable: (seconds = 5): Refusal => ({
    status: 503,
    debug: 'err_unavailable',
    message: 'The service is not available at the moment. Please try again later.',
    retryAfter: seconds,
  }),
  /** More passwords wait to be hashed than may; a moment later there is room. */
  busy: (): Refusal => refusal.unavailable(2),
} as const;
