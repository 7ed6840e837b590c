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
