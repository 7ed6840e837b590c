import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: the server validates and documents with it, the HTTP adapters take their types from it. */
export interface Call<
  P extends z.ZodMiniType = z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  D extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  /** Path with `{name}` place-holders, each of which `params` describes. */
  readonly path: `/v1/${string}`;
  /** `player` calls answer 401 without a session; `anyone` calls do not need one. */
  readonly access: 'anyone' | 'player';
  /** Whether the header `Idempotency-Key` is taken: 16 to 64 letters, digits, `_` and `-`; the same request under the same key is done once and answered alike, another one is refused with 409. */
  readonly takesKey: boolean;
  /** What is in the body of a request: JSON, or the bytes of a picture under the content type of its kind, and then `body` is empty. */
  readonly takes: 'json' | 'picture';
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params: P;
  /** Values arrive as text; unknown names are ignored. */
  readonly query: Q;
  /** Unknown fields are refused. */
  readonly body: B;
  /** Shape of `data` in the envelope of a successful answer. */
  readonly data: D;
}

export type AnyCall = Call;
export type ParamsOf<C extends AnyCall> = z.input<C['params']>;
export type QueryOf<C extends AnyCall> = z.input<C['query']>;
export type BodyOf<C extends AnyCall> = z.input<C['body']>;
export type DataOf<C extends AnyCall> = z.output<C['data']>;
