declare const userId: unique symbol;

/** An account's id; made by parsing an answer of the server only. */
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
  /** Coins. */
  readonly balance: number;
  /** Of the balance: of two that were told, the one of the greater number is newer. */
  readonly balanceRevision: number;
  readonly avatar: Avatar;
  /** ISO 8601 end of premium, also when it has passed. */
  readonly premiumUntil: string | undefined;
  readonly lastLogin: { readonly date: string; readonly device: string };
}

/** What a player is called on screens: the alias, or the user name without one. */
export function displayName(user: CurrentUser): string {
  return user.alias ?? user.username;
}

/**
 * Tells whether premium runs at `now` (milliseconds since 1970, UTC).
 * @rule 1.6.3 Premium lasts until the moment of its end.
 */
export function isPremium(user: Pick<CurrentUser, 'premiumUntil'>, now: number): boolean {
  return user.premiumUntil !== undefined && Date.parse(user.premiumUntil) > now;
}
