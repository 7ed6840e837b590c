import type * as z from 'zod/mini';
import type { AnyCall, AnswerOf } from '../../../src/contract/call';
import type { Result } from '../../../src/domain/shared/result';
import type { Executor } from '../database/executor';
import type { CallerOf } from './caller';
import type { Effect } from './effect';
import type { Refusal } from './refusal';

/** What a handler answers when the call succeeds. */
export interface Outcome<D> {
  readonly data: D;
  /** Goes to `status.message`. */
  readonly message?: string;
  readonly effects?: readonly Effect[];
}

/** What a handler is given: values that have passed the call's schemas. */
export interface RouteInput<C extends AnyCall> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  /** The picture in the body, of a call that takes one; empty of every other. */
  readonly picture: Buffer;
  readonly caller: CallerOf<C>;
  /** What the caller calls this request, of a call that takes such a key; the same stands in its repetition. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
  /** The transaction of this call, or the database itself when the route has none. */
  readonly tx: Executor;
  /** Runs once the transaction has been committed, in order; never after a refusal or an error. */
  afterCommit(run: () => void): void;
}

export interface RouteLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /** `caller`: counted by account, else by address; default `ip`. */
  readonly by?: 'ip' | 'caller';
}

export interface RouteOptions {
  /** A limit of its own, in addition to the general one. */
  readonly limit?: RouteLimit;
  /** Default: true for every method but GET. */
  readonly transaction?: boolean;
  /**
   * `public-short`: everybody is told the same; caches may keep it, of who is signed in the browser alone, and must ask whether it is
   * still good. `visitors-short`: they keep only what visitors are told, because a player is told something else. Default: `no-store`.
   */
  readonly cache?: 'public-short' | 'visitors-short';
}

export type RouteHandler<C extends AnyCall> = (input: RouteInput<C>) => Promise<Result<Outcome<AnswerOf<C>>, Refusal>>;

/** A call of the contract with what answers it. */
export interface Route {
  readonly call: AnyCall;
  readonly handle: RouteHandler<AnyCall>;
  readonly options: RouteOptions;
}

/** Binds a handler to a call; `mountRoute` puts the pipeline around it. */
export function route<C extends AnyCall>(call: C, handle: RouteHandler<C>, options: RouteOptions = {}): Route {
  // The pipeline gives each handler only values parsed by its own call's schemas, and a player to handlers of player calls, which the union type cannot say.
  return { call, handle: handle, options };
}
