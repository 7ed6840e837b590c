import type * as z from 'zod/mini';
import type { AnyCall, AnswerOf } from '../../../src/contract/call';
import type { Result } from '../../../src/domain/shared/result';
import type { Executor } from '../database/executor';
import type { AuditEvent } from '../system/audit';
import type { CallerOf } from './caller';
import type { Effect } from './effect';
import type { JsonOf } from './json-text';
import type { Refusal } from './refusal';

/** A handler's result for a successful call. */
export interface Outcome<D> {
  readonly data: JsonOf<D>;
  /** Becomes `status.message`. */
  readonly message?: string;
  readonly effects?: readonly Effect[];
  /** Account id for the log, of a call that changes the account without a login or starts one. */
  readonly account?: string;
}

/** A handler's input: values that have passed the call's schemas. */
export interface RouteInput<C extends AnyCall> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  /** The picture in the body of a call that takes one; empty for all others. */
  readonly picture: Buffer;
  readonly caller: CallerOf<C>;
  /** Idempotency key of a call that takes one; a retry has the same key. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
  /** The transaction of this call, or the database if the route has none. */
  readonly tx: Executor;
  /** Runs after the commit, in order; never after a refusal or an error. */
  afterCommit(run: () => void): void;
}

export interface RouteLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /** `caller` counts by account, or by address for visitors; `token` counts by access token; default `ip`. */
  readonly by?: 'ip' | 'caller' | 'token';
}

/** Returns the options of calls with a limit for each caller. Outside of production, where tests share accounts, the limit is 600. */
export const callerLimit = (production: boolean, windowSeconds: number) => (max: number) =>
  ({ limit: { max: production ? max : 600, windowSeconds, by: 'caller' } }) as const;

export interface RouteOptions {
  /** Limit for this call, in addition to the general one. */
  readonly limit?: RouteLimit;
  /** Event of the audit lines that each answer and each refusal of this call write; default none. */
  readonly audit?: AuditEvent;
  /** Default: true for every method but GET. */
  readonly transaction?: boolean;
  /** True commits the transaction also after a refusal; default false. */
  readonly commitsRefusals?: boolean;
  /** Longest body in bytes; default that of the server, 128 KiB. */
  readonly bodyLimit?: number;
  /**
   * Cache policy; default `no-store`. `public-short`: equal for everybody; caches may store it and must revalidate, and
   * for a player only the browser stores it. `visitors-short`: only answers to visitors may be stored, because players
   * get different ones. In production, either is computed once a second for all visitors.
   */
  readonly cache?: 'public-short' | 'visitors-short';
}

export type RouteHandler<C extends AnyCall> = (input: RouteInput<C>) => Promise<Result<Outcome<AnswerOf<C>>, Refusal>>;

/** A call of the contract with its handler. */
export interface Route {
  readonly call: AnyCall;
  readonly handle: RouteHandler<AnyCall>;
  readonly options: RouteOptions;
}

/** Binds a handler to a call; `mountRoute` adds the pipeline. */
export function route<C extends AnyCall>(call: C, handle: RouteHandler<C>, options: RouteOptions = {}): Route {
  // The pipeline passes each handler only values parsed by its call's schemas, which the union type cannot express.
  return { call, handle: handle, options };
}
