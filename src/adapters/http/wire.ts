import * as z from 'zod/mini';
import type { ApiFailure } from '../../application/http/api-failure';
import type { PictureFile } from '../../application/profile/picture-file';
import type { AnyCall, DataOf } from '../../contract/call';
import type { calls } from '../../contract/calls';
import type { WireStatus } from '../../contract/envelope';
import { wireEnvelope, wireFieldErrors } from '../../contract/envelope';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { TransportInit, TransportReply } from './transport';

interface Values {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Fills in a call's path and appends its query; omits falsy query values (spec 2 §7). */
export function callPath(call: Pick<AnyCall, 'path'>, { params, query }: Values): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(params, name)));
  const search = new URLSearchParams(sent(query)).toString();
  return search === '' ? path : `${path}?${search}`;
}

function valueOf(params: unknown, name: string): string {
  const value = (params as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof value !== 'string') throw new Error(`Missing path parameter ${name}`);
  // `..` resolves to another call, even when encoded.
  if (value === '.' || value === '..') throw new Error(`Path parameter ${name} must not be a dot segment`);
  return value;
}

function sent(query: unknown): [name: string, value: string][] {
  return Object.entries(query ?? {}).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Data of a successful call, with the server's message. */
export interface ApiResponse<T> {
  readonly data: T;
  readonly message: string;
}

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly picture?: PictureFile;
  readonly key?: string;
}

/**
 * Requests and responses of some calls, which are loaded with the first one.
 * @rule 1.8.2 Errors of the server pass through with their own status.
 */
export interface Wire {
  /**
   * Converts a call to a request: JSON or picture body in all methods but GET (spec 1 §7), idempotency key and
   * `keepalive`.
   */
  readonly toRequest: (name: CallName, input: Input) => { readonly path: string } & TransportInit;
  /** True if the call requires a session. */
  readonly needsPlayer: (name: CallName) => boolean;
  /** Parses the response to a call; a response that does not match the contract is `malformed`. */
  readonly readReply: <N extends CallName>(
    name: N,
    reply: TransportReply,
  ) => Result<ApiResponse<DataOf<Calls[N]>>, ApiFailure>;
}

const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** Parts of a call in the browser's scripts; `scripts/lib/client-contract.mjs` removes the others. */
type SentCall = Pick<AnyCall, 'method' | 'path' | 'access' | 'keepalive' | 'data'>;

/** Creates the wire of the calls that an application sends; another call is a bug and throws. */
export function createWire(known: Partial<Readonly<Record<CallName, SentCall>>>): Wire {
  const callOf = (name: CallName): SentCall => {
    const call = known[name];
    if (call === undefined) throw new Error(`This application does not send the call ${name}`);
    return call;
  };
  return {
    toRequest(name, input) {
      const { method, path, keepalive } = callOf(name);
      const { picture } = input;
      const content = method === 'GET' ? {} : { body: picture?.bytes ?? JSON.stringify(input.body ?? {}) };
      const typed = picture === undefined ? headers : { ...headers, 'Content-Type': picture.type };
      const keyed = input.key === undefined ? typed : { ...typed, 'Idempotency-Key': input.key };
      return { path: callPath({ path }, input), method, headers: keyed, ...content, ...(keepalive && { keepalive }) };
    },
    needsPlayer: (name) => callOf(name).access !== 'anyone',
    readReply<N extends CallName>(name: N, reply: TransportReply) {
      const envelope = wireEnvelope.safeParse(parseJson(reply.body));
      // A gateway in front of the portal responds with its own page while the portal is down.
      if (!envelope.success) return err({ kind: reply.status >= 500 ? 'network' : 'malformed' });
      const { status, data } = envelope.data;
      if (reply.status < 200 || reply.status > 299) return err(rejected(status, data, reply));
      const parsed = z.safeParse(callOf(name).data, data);
      if (!parsed.success) return err({ kind: 'malformed' });
      return ok({ data: parsed.data as DataOf<Calls[N]>, message: status.message });
    },
  };
}

function rejected(status: WireStatus, data: unknown, { status: code, retryAfter }: TransportReply): ApiFailure {
  const fields = wireFieldErrors.safeParse(data);
  const seconds = Number(retryAfter);
  return {
    kind: 'rejected',
    status: code,
    message: status.message,
    debug: status.debug,
    fields: fields.success ? fields.data.errors : {},
    retryAfter: retryAfter !== undefined && Number.isFinite(seconds) ? seconds : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
