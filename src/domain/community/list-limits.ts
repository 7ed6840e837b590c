/**
 * Most developers, and most players, that one player follows.
 * @rule 3.4 A player follows up to a thousand developers and a thousand players.
 */
export const FOLLOWS_MAX = 1000;

/**
 * Most games on a player's list of favourites.
 * @rule 3.4 A player has up to 500 favourites.
 */
export const FAVOURITES_MAX = 500;
