import type { RouterState } from 'react-router-dom';

/** The part of a router that tells which page is shown. */
export interface PageRouter {
  readonly state: ShownPage;
  subscribe(hear: (state: ShownPage) => void): () => void;
}

export type ShownPage = Pick<RouterState, 'initialized' | 'location' | 'navigation'> & {
  readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[];
};

/** The pattern of the shown page's address, such as `/arcade/games/:game`. */
function routePattern({ matches }: Pick<ShownPage, 'matches'>): string {
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;
}

/** Tells of each page once it is shown, the first one included; another query is the same page. */
export function followPages(router: PageRouter, entered: (route: string, path: string) => void): () => void {
  let shown: string | undefined;
  const hear = (state: ShownPage) => {
    const { initialized, location, navigation } = state;
    if (!initialized || navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    entered(routePattern(state), shown);
  };
  hear(router.state);
  return router.subscribe(hear);
}
