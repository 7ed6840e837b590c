import { adFrameAttributes } from '../../../src/domain/ads/ad-frame-message';
import { gameSources, policyText } from '../../../src/domain/bridge/game-policy';
import { frameAttributes } from '../../../src/domain/bridge/frame-attributes';
import { SERVICE_WORKER_PATH } from '../../../src/domain/offline/offline-copy';
import type { Config } from '../config/config';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** Pattern of every game's origin, for policies. */
export const anyGameOrigin = ({ scheme, gamesHost, publicPort }: Config): string =>
  `${scheme}://*.${gamesHost}${publicPort === undefined ? '' : `:${publicPort}`}`;

/** Origins that the tag manager and analytics load from and send to. Only 'strict-dynamic' trusts their scripts. */
const MEASURING = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/**
 * Content security policy of a page: allows only scripts with the nonce of this response, and scripts that those load.
 */
export function pagePolicy(config: Config, urls: PublicUrls, nonce: string): string {
  const measuring = config.tagManager === undefined ? [] : MEASURING;
  const reports = config.sentryDsn === undefined ? [] : [new URL(config.sentryDsn).origin];
  const consent = config.tcfUrl === undefined ? [] : [new URL(config.tcfUrl).origin];
  return policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // The ads' host has the picture for the detection of ad blockers.
    'img-src': ["'self'", urls.staticOrigin, urls.adsOrigin, 'data:', ...measuring, ...consent],
    'font-src': ["'self'"],
    'connect-src': ["'self'", urls.portalOrigin.replace(/^http/, 'ws'), ...measuring, ...reports, ...consent],
    'media-src': [urls.staticOrigin],
    'frame-src': [anyGameOrigin(config), ...consent],
    'manifest-src': ["'self'"],
    'worker-src': [urls.portalOrigin + SERVICE_WORKER_PATH],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Policy of a service worker: it loads files of its own host and of the static host. */
export const workerPolicy = ({ staticOrigin }: Pick<PublicUrls, 'staticOrigin'>): string =>
  policyText({
    'default-src': ["'none'"],
    'connect-src': ["'self'", staticOrigin],
    'frame-ancestors': ["'none'"],
  });

/** Policy of all non-page responses on the portal's host: it loads nothing and cannot be framed. */
export const inertPolicy = policyText({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Policy of a plain page: its own style sheet and script, and forms that may lead to the given origins. */
export const plainPolicy = (nonce: string, formOrigins: readonly string[] = []): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'base-uri': ["'none'"],
    'form-action': formOrigins.length === 0 ? ["'none'"] : ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
  });

/** Policy of the static host: scripts inside a picture never run. */
export const staticPolicy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});

/**
 * Policy of a game's host: restricts its sources, and lets only the portal and the game itself frame its pages, in a
 * sandbox.
 */
export const gamePolicy = (urls: PublicUrls, network: readonly string[] = []): string =>
  policyText({
    ...gameSources([urls.staticOrigin], network),
    'frame-ancestors': ["'self'", urls.portalOrigin],
    sandbox: [frameAttributes.sandbox],
  });

/**
 * Policy of the third-party ad frame: its one script, and files over https. Also allows http from this machine while
 * the portal has no TLS.
 */
export const adFramePolicy = ({ scheme }: Config, urls: PublicUrls, nonce: string): string => {
  const anywhere = scheme === 'http' ? ['https:', 'http://*.localhost:*'] : ['https:'];
  return policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': anywhere,
    'media-src': anywhere,
    'img-src': anywhere,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [urls.portalOrigin],
    sandbox: [adFrameAttributes.sandbox],
  });
};
