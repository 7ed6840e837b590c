/**
 * Maximum number of developers, and of players, that one player follows.
 * @rule 3.4 A player follows up to a thousand developers and a thousand players.
 */
export const FOLLOWS_MAX = 1000;

/**
 * Maximum number of favourite games of a player.
 * @rule 3.4 A player has up to 500 favourites.
 */
export const FAVOURITES_MAX = 500;
