import type * as z from 'zod/mini';
import type { DeveloperAction } from '../domain/console/member-role';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'anyone' | 'player' | 'member';

/**
 * Definition of one API call. The server uses the definition for validation and documentation, the HTTP adapters for
 * types.
 */
export interface Call<
  P extends z.ZodMiniType = z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  D extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  readonly method: Method;
  /** Path with `{name}` placeholders, each described in `params`. */
  readonly path: `/v1/${string}`;
  /**
   * `player` calls respond with 401 without a session; `anyone` calls need no session. `member` calls need a session of a member or a token of
   * the developer in the path: without either 401, for others 404, and 403 if role or token do not permit `action`.
   */
  readonly access: A;
  /** Action of a `member` call. */
  readonly action?: DeveloperAction;
  /** True if the call accepts an `Idempotency-Key` header: 16 to 64 letters, digits, `_` and `-`.
   *
   * A repeated request with the same key is executed once and gets the same response; a different request gets 409. */
  readonly takesKey: boolean;
  /** Type of the request body: JSON, or raw picture bytes with their content type. `body` is empty for pictures. */
  readonly takes: 'json' | 'picture';
  /** True for small calls that must survive closing the page, such as a single click; the browser sends them with `keepalive`. */
  readonly keepalive: boolean;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params: P;
  /** Query parameters arrive as text; unknown parameters are ignored. */
  readonly query: Q;
  /** Request body; unknown fields are rejected. */
  readonly body: B;
  /** Shape of `data` in the envelope of a successful response. */
  readonly data: D;
}

export type AnyCall = Call;
export type ParamsOf<C extends AnyCall> = z.input<C['params']>;
export type QueryOf<C extends AnyCall> = z.input<C['query']>;
export type BodyOf<C extends AnyCall> = z.input<C['body']>;
/** Data that a handler returns and the server sends: absent values are null. */
export type AnswerOf<C extends AnyCall> = z.input<C['data']>;
/** Data as the client reads it: absent values are undefined. */
export type DataOf<C extends AnyCall> = z.output<C['data']>;
