import type { CurrentUser, UserId } from './current-user';
import type { UserSettings } from './settings';
import { defaultSettings } from './settings';

/**
 * User of this browser; `attempted` is true once the server has answered (spec 1 §3, §4).
 * @rule 1.3.1 A session has an attempted flag, and a user if somebody is logged in.
 * @rule 1.3.2 A session holds an account and its settings.
 */
export interface Session {
  readonly attempted: boolean;
  readonly user: CurrentUser | undefined;
  /** User of an expired session, until the next login. */
  readonly former?: CurrentUser;
  readonly settings: UserSettings;
}

export type SessionEvent =
  | { readonly type: 'restored'; readonly user: CurrentUser }
  | { readonly type: 'signed-in'; readonly user: CurrentUser; readonly settings: UserSettings }
  | { readonly type: 'settings-changed'; readonly settings: UserSettings }
  /**
   * `total` in coins, of this player and nobody else; news may overtake each other, and the greater `revision` is
   * newer.
   */
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

/** Returns the owner of this tab: the logged-in user, or the user who must log in again. */
export function sessionOwner({ user, former }: Session): CurrentUser | undefined {
  return user ?? former;
}

/** Session before the first answer of the server. */
export const unknownSession: Session = { attempted: false, user: undefined, settings: defaultSettings() };

/**
 * Applies an event to the session. A restored user counts only until the server has answered (spec 1 §4).
 * @rule 1.4.7a The stored user counts until the server has answered.
 * @rule 1.4.7c Without a user the settings are those of a guest again.
 * @rule 3.6 The balance with the greater revision counts, and the later end of premium, in any order of arrival.
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

type AccountUpdate = Pick<CurrentUser, 'balance' | 'balanceRevision'> | Pick<CurrentUser, 'premiumUntil'>;

function changed(session: Session, player: UserId, update: AccountUpdate): Session {
  const { user } = session;
  // The update is for a player who has left in the meantime.
  if (user?.id !== player) return session;
  const next = newer(user, { ...user, ...update });
  const isNew = next.balanceRevision !== user.balanceRevision || next.premiumUntil !== user.premiumUntil;
  return isNew ? { ...session, user: next } : session;
}

/** Merges the server's answer with newer values that were already received. Stored values are never newer. */
function newest({ attempted, user }: Session, received: CurrentUser): CurrentUser {
  return attempted && user?.id === received.id ? newer(user, received) : received;
}

function newer(known: CurrentUser, received: CurrentUser): CurrentUser {
  const { balance, balanceRevision } = received.balanceRevision > known.balanceRevision ? received : known;
  return { ...received, balance, balanceRevision, premiumUntil: laterEnd(known.premiumUntil, received.premiumUntil) };
}

function laterEnd(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Date.parse(other) > Date.parse(one) ? other : one;
}

/**
 * Answer of the server to a session check, a login and a registration.
 * @rule 1.3.2 A session's answer is an account with its settings.
 */
export interface SignedIn {
  readonly user: CurrentUser;
  readonly settings: UserSettings;
}

const EVENT = 'authentication';

/** Types of messages to the other tabs of this browser. */
export const AUTHENTICATION_TYPES = ['login', 'register', 'logout', 'expiry', 'change'] as const;

export type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];

interface AuthenticationMessage {
  readonly event: typeof EVENT;
  readonly type: AuthenticationType;
}

/**
 * Creates a message to the other tabs.
 * @rule 1.3.8 An authentication event has a type: login, register (or logout, expiry, and change of the account, for
 * other tabs).
 */
export function authenticationMessage(type: AuthenticationType): AuthenticationMessage {
  return { event: EVENT, type };
}

/**
 * Parses a message from another tab; undefined if there is no reason to load the session again.
 * @rule 1.4.7e A login or logout in another tab, received as `authentication`, reloads the session.
 */
export function parseAuthenticationMessage(data: unknown): AuthenticationType | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { event, type } = data as { readonly event?: unknown; readonly type?: unknown };
  return event === EVENT ? AUTHENTICATION_TYPES.find((known) => known === type) : undefined;
}

/** True if the message means a login; the auth modal of this tab can then close. */
export function bringsUser(type: AuthenticationType): boolean {
  return type === 'login' || type === 'register';
}
