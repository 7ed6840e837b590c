import type { LoginProvider } from '../auth/social-provider';
import { remainingPremium } from '../premium/remaining-premium';
import { brand } from '../shared/brand';

declare const userId: unique symbol;

/** Id of an account; created only by parsing an answer of the server. */
export type UserId = string & { readonly [userId]: true };

/** Pictures of a player at 64, 128 and 512 px (spec 1 §3). */
export interface Avatar {
  readonly tn: string;
  readonly sm: string;
  readonly sd: string;
}

/**
 * The logged-in player (spec 1 §3).
 * @rule 1.3.1 The current user has an id, a name, perhaps an alias, a balance, pictures, the last sign-in and perhaps
 * premium.
 */
export interface CurrentUser {
  readonly id: UserId;
  readonly username: string;
  readonly alias: string | undefined;
  /** Balance in coins. */
  readonly balance: number;
  /** Revision of the balance: of two balances, the one with the greater revision is newer. */
  readonly balanceRevision: number;
  readonly avatar: Avatar;
  /** End of premium in ISO 8601, past or future. */
  readonly premiumUntil: string | undefined;
  readonly lastLogin: { readonly date: string; readonly device: string };
  /** Provider of this session. */
  readonly provider: LoginProvider;
}

/** Returns the name shown on screens: the alias, or else the username. */
export function displayName(user: CurrentUser): string {
  return user.alias ?? user.username;
}

/**
 * True if premium is active at `now` (milliseconds since 1970, UTC).
 * @rule 1.6.3 A premium player is one whose premium is active; it lasts until the moment of its end.
 */
export function isPremium(user: Pick<CurrentUser, 'premiumUntil'>, now: number): boolean {
  return user.premiumUntil !== undefined && Date.parse(user.premiumUntil) > now;
}

/**
 * Key of the current user in the tab's session storage.
 * @rule 1.9.14 The current user is stored in session storage under one fixed key.
 */
export const CURRENT_USER_KEY = `${brand.identifier}.user`;

/**
 * Audiences of a setting, from widest to narrowest.
 * @rule 1.3.3 A setting that shows something shows it to all; a player may narrow it to friends or to nobody.
 */
export const AUDIENCES = ['all', 'friends', 'none'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** True if a value is an audience. */
export function isAudience(value: unknown): value is Audience {
  return AUDIENCES.some((known) => known === value);
}

/**
 * Returns the milliseconds from `now` to the end of premium; undefined without active premium.
 * @rule 1.6.3 Premium expires by time alone, without an event.
 */
export function premiumTimeLeft(user: CurrentUser, now: number): number | undefined {
  if (user.premiumUntil === undefined || !isPremium(user, now)) return undefined;
  return remainingPremium(Date.parse(user.premiumUntil), now);
}
