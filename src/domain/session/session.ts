import type { CurrentUser, UserId } from './current-user';
import type { UserSettings } from './settings';
import { defaultSettings } from './settings';

/**
 * Who uses this browser; `attempted` once the server has been asked (spec 1 §3, §4).
 * @rule 1.3.1 A session knows whether it has been attempted, and its user when somebody is signed in.
 * @rule 1.3.2 A session holds an account and its settings.
 */
export interface Session {
  readonly attempted: boolean;
  readonly user: CurrentUser | undefined;
  /** Whose session has ended by itself, while they are asked to log in again. */
  readonly former?: CurrentUser;
  readonly settings: UserSettings;
}

export type SessionEvent =
  | { readonly type: 'restored'; readonly user: CurrentUser }
  | { readonly type: 'signed-in'; readonly user: CurrentUser; readonly settings: UserSettings }
  | { readonly type: 'settings-changed'; readonly settings: UserSettings }
  /** `total` in coins, of this player and nobody else; news may overtake each other, and the greater `revision` is newer. */
  | {
      readonly type: 'balance-changed';
      readonly player: UserId;
      readonly total: number;
      readonly revision: number;
    }
  /** `until` is when this player's premium ends, ISO 8601; undefined for one who never had any. */
  | { readonly type: 'premium-changed'; readonly player: UserId; readonly until: string | undefined }
  /** `expired` when the server has ended the session, and the player is asked to log in again. */
  | { readonly type: 'signed-out'; readonly expired?: true };

/** Whose tab this is: who is signed in, or is asked to log in again. */
export function sessionOwner({ user, former }: Session): CurrentUser | undefined {
  return user ?? former;
}

/** A visitor of whom nothing is known yet. */
export const unknownSession: Session = { attempted: false, user: undefined, settings: defaultSettings() };

/**
 * Moves the session; a restored user counts until the server has answered, and never after (spec 1 §4).
 * @rule 1.4.7a The remembered user stands until the server has answered.
 * @rule 1.4.7c Without a user the settings are those of a guest again.
 * @rule 3.6 Of two balances the one of the greater revision counts, of two ends of premium the later one, whichever is told first.
 * @rule 1.4.7d The session counts as attempted once the server has answered.
 */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restored':
      return session.attempted ? session : { ...session, user: event.user };
    case 'signed-in':
      return { attempted: true, user: newest(session, event.user), settings: event.settings };
    case 'settings-changed':
      return session.user === undefined ? session : { ...session, settings: event.settings };
    case 'balance-changed':
      return changed(session, event.player, { balance: event.total, balanceRevision: event.revision });
    case 'premium-changed':
      return changed(session, event.player, { premiumUntil: event.until });
    case 'signed-out':
      return { attempted: true, user: undefined, settings: defaultSettings(), ...formerOf(session, event.expired) };
  }
}

function formerOf({ user, former = user }: Session, expired = false): Pick<Session, 'former'> {
  return expired && former !== undefined ? { former } : {};
}

type ApiResponse = Pick<CurrentUser, 'balance' | 'balanceRevision'> | Pick<CurrentUser, 'premiumUntil'>;

function changed(session: Session, player: UserId, told: ApiResponse): Session {
  const { user } = session;
  // News of who has left meanwhile is news of nobody.
  if (user?.id !== player) return session;
  const next = newer(user, { ...user, ...told });
  const isNew = next.balanceRevision !== user.balanceRevision || next.premiumUntil !== user.premiumUntil;
  return isNew ? { ...session, user: next } : session;
}

/** The player as the server tells of them, but what it has told of them already may be newer. What was only remembered is not. */
function newest({ attempted, user }: Session, told: CurrentUser): CurrentUser {
  return attempted && user?.id === told.id ? newer(user, told) : told;
}

function newer(known: CurrentUser, told: CurrentUser): CurrentUser {
  const { balance, balanceRevision } = told.balanceRevision > known.balanceRevision ? told : known;
  return { ...told, balance, balanceRevision, premiumUntil: laterEnd(known.premiumUntil, told.premiumUntil) };
}

function laterEnd(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Date.parse(other) > Date.parse(one) ? other : one;
}
