import type { XrSignal } from './xr-signal';
import { xrSignals } from './xr-signal';
import type { ArgumentParser } from './arguments';
import { noArguments, oneOf, record, slug } from './arguments';
import type { GameAchievement } from './game-achievement';
import type { LifecycleSignal } from './lifecycle-signal';
import { lifecycleSignals } from './lifecycle-signal';

interface Method<A, R> {
  readonly parse: ArgumentParser<A>;
  /** Carries the type of the answer; never set. */
  readonly answer?: R;
}

function method<A, R>(parse: ArgumentParser<A>): Method<A, R> {
  return { parse };
}

/** Every call that a game can make: a new row does not compile until the portal has a handler for it. */
export const methodTable = {
  'user.isLoggedIn': method<undefined, boolean>(noArguments),
  'user.getName': method<undefined, string>(noArguments),
  'user.getAlias': method<undefined, string>(noArguments),
  'user.openLogin': method<undefined, undefined>(noArguments),
  'achievement.list': method<undefined, readonly GameAchievement[]>(noArguments),
  'achievement.unlock': method<{ readonly slug: string }, { readonly unlocked: boolean }>(record({ slug })),
  'session.xr': method<{ readonly signal: XrSignal }, undefined>(record({ signal: oneOf(xrSignals) })),
  'session.lifecycle': method<{ readonly signal: LifecycleSignal }, undefined>(
    record({ signal: oneOf(lifecycleSignals) }),
  ),
};

type Table = typeof methodTable;
export type MethodName = keyof Table;
export type ArgumentsOf<M extends MethodName> = Table[M] extends Method<infer A, unknown> ? A : never;
export type AnswerOf<M extends MethodName> = Table[M] extends Method<infer _A, infer R> ? R : never;
