import * as z from 'zod/mini';
import type { DeveloperAction } from '../domain/console/member-role';
import type { Access, AnyCall, Call, Method } from './call';

const emptyObject = z.strictObject({});
type EmptyObject = typeof emptyObject;
const anyQuery = z.object({});

interface Definition<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  D extends z.ZodMiniType,
  A extends Access,
> {
  readonly method: Method;
  readonly path: `/v1/${string}`;
  readonly access: A;
  readonly summary: string;
  /** Required for `member` calls, whose path has the parameter `developer`. */
  readonly action?: DeveloperAction;
  /** Default: false. */
  readonly takesKey?: boolean;
  /** Default: `json`. */
  readonly takes?: 'json' | 'picture';
  /** Default: false. */
  readonly keepalive?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly data: D;
}

/** Completes a call definition; omitted parts accept no input. The type keeps the literal `access`. */
export function defineCall<
  D extends z.ZodMiniType,
  P extends z.ZodMiniType = EmptyObject,
  Q extends z.ZodMiniType = EmptyObject,
  B extends z.ZodMiniType = EmptyObject,
  A extends Access = Access,
>(definition: Definition<P, Q, B, D, A>): Call<P, Q, B, D, A> {
  const defaults = {
    takesKey: false,
    takes: 'json',
    keepalive: false,
    params: emptyObject,
    query: anyQuery,
    body: emptyObject,
  } satisfies Partial<AnyCall>;
  // Does not read `data`: in the browser's scripts it is a getter.
  return Object.defineProperties(defaults, Object.getOwnPropertyDescriptors(definition)) as unknown as Call<
    P,
    Q,
    B,
    D,
    A
  >;
}
