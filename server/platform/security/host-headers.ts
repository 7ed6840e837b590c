import type { HostKind } from '../../publishing/hosts/host-table';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { Config } from '../config/config';
import { anyGameOrigin, gamePolicy, inertPolicy, staticPolicy } from './page-policy';

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
function permissionsPolicy(games: string): string {
  return [...REFUSED.map((feature) => `${feature}=()`), ...GAMES.map((feature) => `${feature}=(self "${games}")`)].join(
    ', ',
  );
}

type Headers = Readonly<Record<string, string>>;

const YEAR_SECONDS = 31_536_000;

function everywhere({ scheme }: Config): Headers {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'origin-agent-cluster': '?1',
  };
  if (scheme === 'http') return common;
  return { ...common, 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` };
}

/** The security headers of every answer of a host; a page replaces the policy by its own, with a nonce. */
export function hostHeaders(config: Config, urls: PublicUrls): Readonly<Record<HostKind, Headers>> {
  const common = everywhere(config);
  const portal = {
    ...common,
    'content-security-policy': inertPolicy,
    // `same-origin` would cut the tab of a social sign-in off from the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(anyGameOrigin(config)),
    'x-frame-options': 'DENY',
  };
  // Without an opener policy: the tab of a social sign-in passes through and keeps the page that opened it.
  const passing = {
    ...common,
    'content-security-policy': inertPolicy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
  return {
    portal,
    local: portal,
    accounts: passing,
    // A public site, which nobody frames.
    developer: { ...passing, 'referrer-policy': 'strict-origin-when-cross-origin' },
    mail: passing,
    id: passing,
    pay: passing,
    // Games load the SDK and pictures from here, and may live on a domain of their own.
    static: {
      ...common,
      'content-security-policy': staticPolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    },
    // The frame has no origin of its own, so that its script comes from elsewhere.
    ads: {
      ...common,
      'content-security-policy': inertPolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    },
    game: {
      ...common,
      'content-security-policy': gamePolicy(urls),
      'cross-origin-resource-policy': 'same-site',
    },
  };
}
