import type { ArgumentParser } from './arguments';
import { bridgeLimits } from './bridge-limits';

/** Who may make a call: every visitor, or signed-in players alone. */
export type MethodCaller = 'anyone' | 'signed-in';

/** What the portal asks the player in a dialog of its own, which a game can neither draw over nor answer (decisions §7). */
export type PortalDialog = 'purchase' | 'mail-subscription';

/** One call of the protocol. */
export interface Method<A, R, C extends MethodCaller = MethodCaller> {
  readonly caller: C;
  readonly parse: ArgumentParser<A>;
  /** The dialog in which the player must agree before the call has an effect. */
  readonly dialog?: PortalDialog;
  /** The most that its arguments may weigh, in bytes. */
  readonly argumentBytes: number;
  /** Carries the type of the answer; never set. */
  readonly answer?: R;
}

type Traits = Partial<Pick<Method<unknown, unknown>, 'dialog' | 'argumentBytes'>>;

const usual = { argumentBytes: bridgeLimits.messageBytes };

/** A call that every visitor may make. */
export function forAnyone<A, R>(parse: ArgumentParser<A>): Method<A, R, 'anyone'> {
  return { ...usual, caller: 'anyone', parse };
}

/**
 * A call for signed-in players; without one it is refused with `err_unauthenticated`.
 * @rule 3.7 Private calls ask for a signed-in player.
 */
export function forPlayers<A, R>(parse: ArgumentParser<A>, traits: Traits = {}): Method<A, R, 'signed-in'> {
  return { ...usual, ...traits, caller: 'signed-in', parse };
}
