import { brand } from '../shared/brand';

/** Query parameters that the portal adds to a game's address; never a token, never the player's name (decisions §7). */
export const gameParameters = {
  game: `${brand.identifier}_game`,
  version: `${brand.identifier}_version`,
  origin: `${brand.identifier}_origin`,
  lang: `${brand.identifier}_lang`,
} as const;
