import type { RenderRequest } from '../contract/render.contract';
import { brand } from '../domain/shared/brand';

/** Public settings of the portal, inlined in every document. */
export interface AppSettings {
  /** Origin of the portal's pages. */
  readonly portalOrigin: string;
  /** Origin of sounds and pictures. */
  readonly staticOrigin: string;
  /** Origin of the page that closes a provider login. */
  readonly accountsOrigin: string;
  /** Parent host of all game origins, including the port if any. */
  readonly gamesHost: string;
  /** Foreign hosts that a moved path may redirect to over https; omitted if there are none. */
  readonly redirectHosts?: readonly string[];
  /** Origin of the API; empty for the page's own origin (decisions §2). */
  readonly apiOrigin: string;
  /** True if the component kit page exists. */
  readonly kit?: boolean;
  /** Tag manager container id; undefined without analytics. */
  readonly tagManager?: string;
  /** True if ads may be requested from third parties; omitted otherwise. */
  readonly vast?: boolean;
  /** Script URL of the consent manager; omitted without a consent manager. */
  readonly tcfUrl?: string;
  /** Destination and release of error reports; undefined without error reports. */
  readonly errorReports?: { readonly dsn: string; readonly release: string };
}

/** Creates the page's settings from a render request; the name of the entry script identifies the build. */
export function appSettings({ url, assets, settings }: RenderRequest): AppSettings {
  const { sentryDsn, ...publicSettings } = settings;
  const build = /([^/]*?)(\.js)?$/.exec(assets.entry)?.[1] ?? '';
  return {
    ...publicSettings,
    portalOrigin: new URL(url).origin,
    apiOrigin: '',
    ...(sentryDsn === undefined ? {} : { errorReports: { dsn: sentryDsn, release: `${brand.identifier}@${build}` } }),
  };
}
