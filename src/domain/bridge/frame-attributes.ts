import { identifier } from '../shared/brand';

/**
 * Attributes of the frame in which every game runs.
 * @rule 3.7 No top navigation, no popups, no downloads.
 */
export const frameAttributes = {
  // A game has an origin of its own, which makes allow-same-origin safe; gameFrameUrl refuses the portal's own.
  sandbox: 'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
  allow:
    'xr-spatial-tracking; fullscreen; gamepad; autoplay; accelerometer; gyroscope; magnetometer; screen-wake-lock; cross-origin-isolated',
  referrerPolicy: 'strict-origin',
} as const;

/** Names that the sandbox outside the portal uses. */
export const sandboxNames = {
  /** Key of its memory in local storage. */
  key: `${identifier}_sandbox`,
  /** Relation of the `<link>` by which a page names the manifest of its game. */
  gameLink: `${identifier}-game`,
  /** Query parameter that says with `off` that its panel is not wanted. */
  panel: `${identifier}_panel`,
} as const;
