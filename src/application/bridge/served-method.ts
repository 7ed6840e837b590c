import type { MethodName } from '../../domain/bridge/method-table';
import type { GameCall } from '../../domain/bridge/parse-call';

/** The calls that this portal serves: each needs a handler, and any other call of the protocol is refused with `err_unsupported`. */
export const servedMethods = [
  'user.isLoggedIn',
  'user.getName',
  'user.getAlias',
  'user.openLogin',
  'achievement.list',
  'achievement.unlock',
  'session.xr',
  'session.lifecycle',
] as const satisfies readonly MethodName[];

export type ServedMethod = (typeof servedMethods)[number];
export type ServedCall = Extract<GameCall, { readonly method: ServedMethod }>;

/** Tells whether this portal serves a call of the protocol. */
export function isServed(call: GameCall): call is ServedCall {
  return servedMethods.some((method) => method === call.method);
}
