const UNITS = [
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** Describes a waiting time, rounded up: seconds below one minute, minutes below two hours, then hours. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [name, size] = UNITS.find(([unit, length]) => whole >= (unit === 'hour' ? 2 : 1) * length) ?? UNITS[2];
  const count = Math.ceil(whole / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Reason for refusing a call; one function writes all refusals (decisions §4). */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 419 | 421 | 422 | 429 | 500 | 503;
  /** A stable machine-readable code. */
  readonly debug: string;
  /** A sentence for people, in English. */
  readonly message: string;
  /** Messages for each refused field, of a 422. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
  /** The header `Content-Range` of a 416. */
  readonly contentRange?: string;
}

const firstMessage = (fields: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(fields).flat()[0] ?? 'The given data was invalid.';

/** Creates every refusal, each with a unique code. */
export const refusal = {
  badRequest: (message = 'The request could not be understood.'): Refusal => ({
    status: 400,
    debug: 'err_bad_request',
    message,
  }),
  /** Refuses a range beyond the end of a file; `contentRange` has the file's size. */
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
  /** Refuses a login of a banned player. */
  banned: (message: string): Refusal => ({ status: 403, debug: 'err_banned', message }),
  /** Refuses a player who rates or reviews their own game. */
  ownGame: (message: string): Refusal => ({ status: 403, debug: 'err_own_game', message }),
  /** Refuses a score whose ticket is missing or not valid. */
  scoreTicket: (message: string): Refusal => ({ status: 422, debug: 'err_ticket', message }),
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
  gone: (message: string): Refusal => ({ status: 410, debug: 'err_gone', message }),
  /** Refuses an idempotency key that was used for another request. */
  keyReused: (): Refusal => ({
    status: 409,
    debug: 'err_idempotency_key',
    message: 'This key was already used for a different request.',
  }),
  /** Refuses a purchase that costs more coins than the player has. */
  insufficientCoins: (missing: number): Refusal => ({
    status: 409,
    debug: 'err_insufficient_coins',
    message: `You need ${String(missing)} more ${missing === 1 ? 'coin' : 'coins'} for this.`,
  }),
  /** Refuses a purchase whose price differs from the displayed one. */
  otherPrice: (coins: number): Refusal => ({
    status: 409,
    debug: 'err_price',
    message: `The price has changed. It is now ${String(coins)} ${coins === 1 ? 'coin' : 'coins'}.`,
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
  /** The message has the waiting time in words. */
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
  /** For calls whose only purpose is an email. */
  withoutMails: (): Refusal => ({
    status: 503,
    debug: 'err_no_mails',
    message: 'This portal cannot send emails at the moment. Please try again later.',
  }),
  /** For calls that need a payment. */
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
  /** Refuses a purchase of premium whose end has changed since the buyer saw it. */
  premiumChanged: (): Refusal => ({
    status: 409,
    debug: 'err_premium_changed',
    message: 'Your Premium has changed in the meantime, so nothing was bought. Check its new end and try again.',
  }),
  unavailable: (seconds = 5): Refusal => ({
    status: 503,
    debug: 'err_unavailable',
    message: 'The service is not available at the moment. Please try again later.',
    retryAfter: seconds,
  }),
  /** Refuses a write for which the database or the data folder has no space. */
  noSpace: (): Refusal => ({
    status: 503,
    debug: 'err_no_space',
    message: 'The portal cannot save anything at the moment. Please try again later.',
    retryAfter: 60,
  }),
  /** Refuses a call that needs a published or uploaded file while their store cannot be used. */
  noFiles: (): Refusal => ({
    status: 503,
    debug: 'err_files',
    message: 'The portal cannot load or save files at the moment. Please try again in a minute.',
    retryAfter: 30,
  }),
  /** Refuses work while too many passwords wait for hashing; the queue clears within seconds. */
  busy: (): Refusal => refusal.unavailable(2),
} as const;
