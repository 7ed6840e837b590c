import { brand } from '../shared/brand';

/**
 * Query parameters that the portal adds to a game's address.
 * @rule 3.7 A game is handed its slug, version, the portal's origin and the language; never a token, never the player's name.
 */
export const gameParameters = {
  game: `${brand.identifier}_game`,
  version: `${brand.identifier}_version`,
  origin: `${brand.identifier}_origin`,
  lang: `${brand.identifier}_lang`,
} as const;
