import type { AnyCall } from '../../../src/contract/call';
import type { LoginProvider } from '../../../src/domain/auth/social-provider';
import type { MemberRole } from '../../../src/domain/console/member-role';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';

/** The logged-in player of a request. */
export interface Player {
  /** Account id. */
  readonly id: string;
  readonly username: string;
  /** Row id of the session, not its secret. */
  readonly sessionId: string;
  /** Proof of the login that started the session. */
  readonly provider: LoginProvider;
}

/** The sender of a request. */
export interface Caller {
  readonly player: Player | undefined;
  /** True if the session cookie belongs to no living session. */
  readonly sessionEnded: boolean;
  /** UUID in the `p1_uuid` cookie; it identifies a guest and authorises nothing. */
  readonly guestId: string | undefined;
  /** Secret that marks the browser in which a login through a provider began. */
  readonly socialMarker: string | undefined;
  /** Hash of the secret that identifies this browser to accounts. */
  readonly deviceHash: string | undefined;
  readonly ip: string;
  /** Code of the country or `unknown`, as a trusted proxy reports it; undefined unless the operator counts countries. */
  readonly country: string | undefined;
  readonly userAgent: string;
}

/** The caller of a call with `access: 'player'`. */
export interface PlayerCaller extends Caller {
  readonly player: Player;
}

/** The member or the token that acts for a developer. */
export type DeveloperCaller = { readonly developerId: number } & (
  | { readonly accountId: string; readonly role: MemberRole; readonly token: undefined }
  | {
      readonly accountId: undefined;
      readonly role: undefined;
      /** `game` is the slug of the only game; undefined for all. */
      readonly token: { readonly id: string; readonly name: string; readonly game: string | undefined };
    }
);

/** The caller of a call with `access: 'member'`. */
export interface MemberCaller extends Caller {
  readonly member: DeveloperCaller;
}

/** The caller that a handler of call `C` receives. */
export type CallerOf<C extends AnyCall> = C['access'] extends 'player'
  ? PlayerCaller
  : C['access'] extends 'member'
    ? MemberCaller
    : Caller;

/**
 * Throws if no player is logged in. Does not clear an expired session's cookie: a late answer could remove the cookie
 * of a newer login.
 */
export function requirePlayer({ player, sessionEnded }: Caller): void {
  if (!player) throw new RefusalError(sessionEnded ? refusal.sessionExpired() : refusal.unauthenticated());
}
