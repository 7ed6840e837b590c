import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

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
