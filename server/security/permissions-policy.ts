/** What nobody here needs, neither the portal nor a game. */
const REFUSED = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
] as const;
/** What a game in a headset or with a controller needs, and the portal does not. */
const GAMES_ONLY = ['xr-spatial-tracking', 'gamepad', 'accelerometer', 'gyroscope', 'magnetometer'] as const;
/** The portal takes its own frame to full screen, plays sounds and keeps the screen awake for a game. */
const SHARED = ['fullscreen', 'autoplay', 'screen-wake-lock'] as const;

/** Permissions policy of a page, for the games' origins as a pattern such as `https://*.play.example.org`. */
export function permissionsPolicy(games: string): string {
  return [
    ...REFUSED.map((feature) => `${feature}=()`),
    ...GAMES_ONLY.map((feature) => `${feature}=("${games}")`),
    ...SHARED.map((feature) => `${feature}=(self "${games}")`),
  ].join(', ');
}
