import type { RouteMatch, RouteObject } from 'react-router-dom';
import type { Fingerprint } from './page-answer';
import type { Behind } from './page-cache';
import type { AnswerRouter } from './shown-page-data';

/** Cache options of a route. */
export interface Keeping {
  /** Cache key of a URL; path and query by default. */
  readonly address?: (url: URL) => string;
  /** Fingerprint of a response; the complete response by default. */
  readonly fingerprint?: Fingerprint;
}

export type PageMatch = Pick<RouteMatch<string, RouteObject>, 'route' | 'params'>;

/** Router state of the first page. */
export interface FirstPage {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly { readonly route: { readonly id: string; readonly loader?: unknown } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

export type PageRouter = AnswerRouter & { readonly state: FirstPage };

/** Cache of page data. */
export interface PageMemory {
  /** Returns the route and its children with cached loaders, for routes whose data is the same on every visit. */
  cached(route: RouteObject, keeping?: Keeping): RouteObject;
  /** Caches the first page's data and reloads shown pages when newer data arrives; returns a disposer. */
  follow(router: PageRouter): () => void;
  /** Prefetches a route's data; returns undefined for a route that is not cached. */
  prefetch(match: PageMatch, url: URL): Behind | undefined;
  /** Removes the data of a path from the cache after the visitor has changed it. */
  forget(path: string): void;
}

/** Disabled cache, for the server. */
export const noPageMemory: PageMemory = {
  cached: (route) => route,
  follow: () => () => undefined,
  prefetch: () => undefined,
  forget: () => undefined,
};
