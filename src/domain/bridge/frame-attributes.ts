import { identifier } from '../shared/brand';

/**
 * Attributes of the frame in which every game runs.
 * @rule 3.7 A game has no top navigation, no popups and no downloads.
 */
export const frameAttributes = {
  // Every game has its own origin, which makes allow-same-origin safe; gameFrameUrl refuses the portal's origin.
  sandbox: 'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
  allow:
    'xr-spatial-tracking; fullscreen; gamepad; autoplay; accelerometer; gyroscope; magnetometer; screen-wake-lock; cross-origin-isolated',
  referrerPolicy: 'strict-origin',
} as const;

/** Names that the sandbox outside the portal uses. */
export const sandboxNames = {
  /** Local storage key of its data. */
  key: `${identifier}_sandbox`,
  /** Relation of the `<link>` to a game's manifest. */
  gameLink: `${identifier}-game`,
  /** Query parameter that hides its panel with `off`. */
  panel: `${identifier}_panel`,
} as const;
