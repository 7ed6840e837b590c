import type { HydrationState } from 'react-router-dom';
import type { Device } from '../application/system/device';
import type { RenderRequest } from '../contract/render.contract';
import { buildId } from '../contract/render.contract';
import type { Session } from '../domain/session/session';
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
  /** Share of page loads whose web vitals are measured, in percent; omitted if none are. */
  readonly webVitals?: number;
  /** True if ads may be requested from third parties; omitted otherwise. */
  readonly vast?: boolean;
  /** Script URL of the consent manager; omitted without a consent manager. */
  readonly tcfUrl?: string;
  /** True if pages may be stored for use without a network; omitted otherwise. */
  readonly offline?: boolean;
  /** Destination and release of error reports; undefined without error reports. */
  readonly errorReports?: { readonly dsn: string; readonly release: string };
}

/** Creates the page's settings from a render request; the name of the entry script identifies the build. */
export function appSettings({ url, assets, settings }: RenderRequest): AppSettings {
  const { sentryDsn, ...publicSettings } = settings;
  const build = buildId(assets);
  return {
    ...publicSettings,
    portalOrigin: new URL(url).origin,
    apiOrigin: '',
    ...(sentryDsn === undefined ? {} : { errorReports: { dsn: sentryDsn, release: `${brand.identifier}@${build}` } }),
  };
}

/** State that the server inlines in a document, so that the browser does not request it again. */
export interface InlinedState {
  readonly session: Session;
  readonly device: Device;
  readonly settings: AppSettings;
  readonly router: HydrationState;
  /** Server's time in milliseconds since 1970; omitted for a visitor, whose document can be an old copy. */
  readonly now?: number;
}

export const INLINED_STATE_ID = 'inlined-state';

/** Serialises the state for a script element of type `application/json`; the output cannot close the element. */
export function serialiseInlinedState(state: InlinedState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Reads the state that the portal's server inlined in the document; throws if the state is missing. */
export function readInlinedState(from: Document): InlinedState {
  const element = from.getElementById(INLINED_STATE_ID);
  if (element === null) throw new Error('The document carries no state');
  return JSON.parse(element.textContent) as InlinedState;
}
