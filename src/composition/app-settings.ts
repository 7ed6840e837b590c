import type { RenderRequest } from '../contract/render.contract';
import { brand } from '../domain/shared/brand';

/** What the server tells the page about the house; inlined in every document. */
export interface AppSettings {
  /** Origin of the pages themselves. */
  readonly portalOrigin: string;
  /** Origin of sounds and pictures. */
  readonly staticOrigin: string;
  /** Origin of the page that tells how a sign-in by a provider ended. */
  readonly accountsOrigin: string;
  /** Host below which every game has its own, with its port where it has one. */
  readonly gamesHost: string;
  /** Foreign hosts to which a moved path may lead, over https; left out when there are none. */
  readonly redirectHosts?: readonly string[];
  /** Origin of the API; empty when it is the page's own (decisions §2). */
  readonly apiOrigin: string;
  /** Whether there is a page of all components. */
  readonly kit?: boolean;
  /** Container of the tag manager; undefined when nothing is counted. */
  readonly tagManager?: string;
  /** Whether third parties are asked for ads; left out when they are not. */
  readonly vast?: boolean;
  /** The script of the consent manager; left out when there is none. */
  readonly tcfUrl?: string;
  /** Where errors are reported, and as which build; undefined when they are not. */
  readonly errorReports?: { readonly dsn: string; readonly release: string };
}

/** What a page is told of the house that asked for it; a build is known by the name of its first script. */
export function appSettings({ url, assets, settings }: RenderRequest): AppSettings {
  const { sentryDsn, ...told } = settings;
  const build = /([^/]*?)(\.js)?$/.exec(assets.entry)?.[1] ?? '';
  return {
    ...told,
    portalOrigin: new URL(url).origin,
    apiOrigin: '',
    ...(sentryDsn === undefined ? {} : { errorReports: { dsn: sentryDsn, release: `${brand.identifier}@${build}` } }),
  };
}
