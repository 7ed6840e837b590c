import { identifier } from '../shared/brand';

/** The value of `headset` by which the games' host puts an emulated headset into the page (docs/adr/0017). */
export const EMULATED_HEADSET = 'emulated';

/** The parameter with the portal's origin. */
export const ORIGIN_PARAMETER = `${identifier}_origin`;
/** The parameter that says that the headset is emulated. */
export const HEADSET_PARAMETER = `${identifier}_headset`;

/** Key of session storage with the query parameters of a game's first page. */
export const PARAMETERS_KEY = `${identifier}_parameters`;

/**
 * Query parameters that the portal adds to a game's address.
 * @rule 3.7 A game is handed its slug, version, the portal's origin, the language, and that its headset is emulated where it is; never a token, never the player's name.
 */
export const gameParameters = {
  game: `${identifier}_game`,
  version: `${identifier}_version`,
  origin: ORIGIN_PARAMETER,
  lang: `${identifier}_lang`,
  headset: HEADSET_PARAMETER,
} as const;
