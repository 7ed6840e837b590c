import type { AnyCall } from '../../../src/contract/call';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';

/** The signed-in player of a request. */
export interface Player {
  /** Account id. */
  readonly id: string;
  readonly username: string;
  /** Row id of the session, not its secret. */
  readonly sessionId: string;
}

/** Who sends a request. */
export interface Caller {
  readonly player: Player | undefined;
  /** A session cookie came, and no session of it is alive. */
  readonly sessionEnded: boolean;
  /** The UUID in the `p1_uuid` cookie: it names a guest and authorises nothing. */
  readonly guestId: string | undefined;
  /** The secret that marks the browser in which a sign-in by a provider was begun. */
  readonly socialMarker: string | undefined;
  /** Hash of the secret by which accounts know this browser. */
  readonly deviceHash: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
}

/** The caller of a call with `access: 'player'`. */
export interface PlayerCaller extends Caller {
  readonly player: Player;
}

/** The caller as a handler of call `C` gets it. */
export type CallerOf<C extends AnyCall> = C['access'] extends 'player' ? PlayerCaller : Caller;

/** Refuses who is not signed in. The cookie of a session that is over stays: the answer may be late, and remove that of a sign-in in between. */
export function requirePlayer({ player, sessionEnded }: Caller): void {
  if (!player) throw new RefusalError(sessionEnded ? refusal.sessionExpired() : refusal.unauthenticated());
}
