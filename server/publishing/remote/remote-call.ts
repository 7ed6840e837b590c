import dns from 'node:dns';
import type { AnyCall, DataOf } from '../../../src/contract/call';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';

const UNKNOWN_TOKEN =
  'The portal does not accept the token in HOLOCADE_TOKEN. Create another one in the developer console.';
const UNKNOWN_DEVELOPER = 'The token in HOLOCADE_TOKEN belongs to another developer. Check --developer.';

/** Reads the sentence of a refusal of the API. */
function sentenceOf(body: string): string | undefined {
  try {
    const { status } = JSON.parse(body) as { readonly status?: { readonly message?: unknown } };
    return typeof status?.message === 'string' && status.message !== '' ? status.message : undefined;
  } catch {
    // A proxy has answered.
    return undefined;
  }
}

/** Error about an answer that no portal gives. */
const NO_PORTAL = 'This address is not that of a portal. Check --remote.';
/** Statuses of a website that does not know the calls of a portal. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 410, 501];

/** Describes a refused request of the publish command. */
export function messageOf(status: number, body: string): string {
  const sentence = sentenceOf(body);
  if (status === 401) return UNKNOWN_TOKEN;
  if (sentence === 'This developer does not exist.') return UNKNOWN_DEVELOPER;
  if (sentence !== undefined) return sentence;
  if (status === 403) return 'The portal, or a proxy before it, refuses this request with status 403.';
  return status < 400 || UNKNOWN_CALL.includes(status)
    ? NO_PORTAL
    : `The portal answered with status ${String(status)}. Try again later.`;
}

/** Describes a portal that did not answer. `again` is the sentence about a repeated command. */
export function unreachable(url: string, error: unknown, again = 'Run the command again.'): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${new URL(url).origin} cannot be reached${code}. ${again}`;
}

/** Statuses of a portal that restarts, or that limits the number of requests. */
const TEMPORARY: readonly number[] = [429, 502, 503, 504];

/** A call without a result. */
interface Failure {
  /** One sentence. */
  readonly message: string;
  /** True if the same call may succeed later. */
  readonly isTemporary: boolean;
  /** Pause that the portal asks for, in milliseconds. */
  readonly pause: number;
}

/** Reads the header `Retry-After`, a number of seconds or a date, in milliseconds. Without a valid one, returns 0. */
function retryAfter({ headers }: Response): number {
  const given = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(given)) return Number(given) * 1000;
  // The date of the answer is the portal's own time.
  const pause = Date.parse(given) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(pause) ? 0 : Math.max(pause, 0);
}

/** Sends a call with the token. */
export async function send<C extends AnyCall>(
  call: C,
  url: string,
  token: string,
  body: unknown,
): Promise<Result<DataOf<C>, Failure>> {
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) {
      const { status } = response;
      const isTemporary = TEMPORARY.includes(status);
      return err({ message: messageOf(status, text), isTemporary, pause: retryAfter(response) });
    }
    const data = call.data.safeParse(dataOf(text));
    return data.success ? ok(data.data as DataOf<C>) : err({ message: NO_PORTAL, isTemporary: false, pause: 0 });
  } catch (error) {
    return err({ message: unreachable(url, error), isTemporary: true, pause: 0 });
  }
}

/** Sends a call with the token. Errors: one sentence. */
export async function ask<C extends AnyCall>(
  call: C,
  url: string,
  token: string,
  body?: unknown,
): Promise<Result<DataOf<C>, string>> {
  const done = await send(call, url, token, body);
  return done.ok ? done : err(done.error.message);
}

/** Reads the data of an answer; undefined if a website without the API has answered. */
function dataOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

/** Lets this process connect to names below `localhost`, which are loopback addresses (RFC 6761) that many systems do not resolve. */
export function resolveLocalhostNames(): void {
  const { lookup } = dns;
  const loopback = (name: string, ...rest: readonly unknown[]): unknown =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest]);
  dns.lookup = Object.assign(loopback, lookup) as typeof lookup;
}
