import { brand } from '../shared/brand';

/** The value of `headset` by which the games' host puts an emulated headset into the page (docs/adr/0017). */
export const EMULATED_HEADSET = 'emulated';

/**
 * Query parameters that the portal adds to a game's address.
 * @rule 3.7 A game is handed its slug, version, the portal's origin, the language, and that its headset is emulated where it is; never a token, never the player's name.
 */
export const gameParameters = {
  game: `${brand.identifier}_game`,
  version: `${brand.identifier}_version`,
  origin: `${brand.identifier}_origin`,
  lang: `${brand.identifier}_lang`,
  headset: `${brand.identifier}_headset`,
} as const;
