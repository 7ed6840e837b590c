import type { ArgumentParser } from './arguments';
import { bridgeLimits } from './bridge-limits';

/** Callers of a method: every visitor, or logged-in players only. */
export type MethodCaller = 'anyone' | 'signed-in';

/** Dialogs in which the portal asks the player; a game can neither cover nor answer them (decisions §7). */
export type PortalDialog = 'purchase' | 'mail-subscription';

/** One call of the protocol. */
export interface Method<A, R, C extends MethodCaller = MethodCaller> {
  readonly caller: C;
  readonly parse: ArgumentParser<A>;
  /** Dialog in which the player must agree before the call has an effect. */
  readonly dialog?: PortalDialog;
  /** Maximum size of the arguments, in bytes. */
  readonly argumentBytes: number;
  /** Type of the response; never set. */
  readonly answer?: R;
}

type Traits = Partial<Pick<Method<unknown, unknown>, 'dialog' | 'argumentBytes'>>;

const defaults = { argumentBytes: bridgeLimits.messageBytes };

/** Creates a call that every visitor may make. */
export function forAnyone<A, R>(parse: ArgumentParser<A>): Method<A, R, 'anyone'> {
  return { ...defaults, caller: 'anyone', parse };
}

/**
 * Creates a call for logged-in players; for others it is refused with `err_unauthenticated`.
 * @rule 3.7 Private calls require a signed-in player.
 */
export function forPlayers<A, R>(parse: ArgumentParser<A>, traits: Traits = {}): Method<A, R, 'signed-in'> {
  return { ...defaults, ...traits, caller: 'signed-in', parse };
}
