import type { HostKind } from '../../publishing/hosts/host-table';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { Config } from '../config/config';
import { anyGameOrigin, gamePolicy, inertPolicy, staticPolicy } from './page-policy';

/** Browser features that neither the portal nor games need. */
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
/** Browser features for games. A page can delegate to a frame only its own features, so the portal is included. */
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

/**
 * Security headers of every response of a host, and of the API's answers (`api`), which lack the headers that only documents obey.
 * Pages replace the policy by their own, with a nonce.
 */
export function hostHeaders(config: Config, urls: PublicUrls): Readonly<Record<HostKind | 'api', Headers>> {
  const always = {
    'x-content-type-options': 'nosniff',
    ...(config.scheme === 'https' && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
  const common = {
    ...always,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'origin-agent-cluster': '?1',
  };
  const portal = {
    ...common,
    'content-security-policy': inertPolicy,
    // `same-origin` would separate the tab of a social login from its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(anyGameOrigin(config)),
    'x-frame-options': 'DENY',
  };
  // No opener policy, because the tab of a social login passes through and keeps its opener.
  const passing = {
    ...common,
    'content-security-policy': inertPolicy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
  return {
    portal,
    api: { ...always, 'content-security-policy': inertPolicy, 'cross-origin-resource-policy': 'same-origin' },
    local: portal,
    accounts: passing,
    // A public site that nobody frames.
    developer: { ...passing, 'referrer-policy': 'strict-origin-when-cross-origin' },
    mail: passing,
    id: passing,
    pay: passing,
    // Games load the SDK and pictures from here, possibly from a different domain.
    static: {
      ...common,
      'content-security-policy': staticPolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    },
    // The frame has an opaque origin, so its script counts as foreign.
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
