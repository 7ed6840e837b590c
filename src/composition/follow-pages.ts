import type { RouteObject, RouterState } from 'react-router-dom';
import { createPath, matchRoutes } from 'react-router-dom';
import type { PageOpening } from '../adapters/browser/follow-module-failures';

/** Subset of a router that reports the current page. */
export interface PageRouter {
  readonly state: ShownPage;
  subscribe(listener: (state: ShownPage) => void): () => void;
}

export type ShownPage = Pick<RouterState, 'initialized' | 'location' | 'navigation'> & {
  readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[];
};

/** Returns the route pattern of a page from its routes, such as `/arcade/games/:game`. */
export function routePattern(routes: readonly { readonly path?: string | undefined }[]): string {
  return `/${routes.flatMap(({ path }) => path ?? []).join('/')}`;
}

/** Reports each page once displayed, including the first; a changed query counts as the same page. */
export function followPages(router: PageRouter, entered: (route: string, path: string) => void): () => void {
  let shown: string | undefined;
  const listener = (state: ShownPage) => {
    const { initialized, location, navigation } = state;
    if (!initialized || navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    entered(routePattern(state.matches.map(({ route }) => route)), shown);
  };
  listener(router.state);
  return router.subscribe(listener);
}

/** Holder of the router; empty until the first page's code is loaded. */
export interface OpenedPages {
  router?: { readonly state: Pick<RouterState, 'initialized' | 'navigation'> };
}

interface Tab {
  readonly location: Pick<Location, 'assign' | 'reload'>;
}

/** Creates the page-opening state: true before the router exists and during navigation. `reload` opens the target with a full load. */
export function pageOpening(pages: OpenedPages, { location }: Tab): PageOpening {
  return {
    opening() {
      const state = pages.router?.state;
      return state === undefined || !state.initialized || state.navigation.state !== 'idle';
    },
    reload() {
      const next = pages.router?.state.navigation.location;
      if (next === undefined) location.reload();
      else location.assign(createPath(next));
    },
  };
}

/** Loads the code of the server-rendered page before hydration. */
export async function loadMatchedRoutes(routes: RouteObject[], location: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, loaded);
  delete route.lazy;
}
