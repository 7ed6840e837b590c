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
 * The signed-in player (spec 1 §3).
 * @rule 1.3.1 The current user has an id, a name, perhaps an alias, a balance, pictures, the last sign-in and perhaps premium.
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
}

/** Returns the name shown on screens: the alias, or else the user name. */
export function displayName(user: CurrentUser): string {
  return user.alias ?? user.username;
}

/**
 * True if premium is active at `now` (milliseconds since 1970, UTC).
 * @rule 1.6.3 Premium lasts until the moment of its end.
 */
export function isPremium(user: Pick<CurrentUser, 'premiumUntil'>, now: number): boolean {
  return user.premiumUntil !== undefined && Date.parse(user.premiumUntil) > now;
}
