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
/** What a game needs. A page can hand on to a frame only what it has itself, so the portal is named as well. */
const GAMES = [
  'xr-spatial-tracking',
  'gamepad',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'fullscreen',
  'autoplay',
  'screen-wake-lock',
] as const;

/** Permissions policy of a page, for the games' origins as a pattern such as `https://*.play.example.org`. */
export function permissionsPolicy(games: string): string {
  return [...REFUSED.map((feature) => `${feature}=()`), ...GAMES.map((feature) => `${feature}=(self "${games}")`)].join(
    ', ',
  );
}
