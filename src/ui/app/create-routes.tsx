import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { data, redirect } from 'react-router-dom';
import type { FindRedirect } from '../../application/content/find-redirect.use-case';
import { accountRoutes } from '../account/account-routes';
import { authRoutes } from '../auth/auth-routes';
import { catalogRoutes } from '../catalog/catalog-routes';
import { contentRoutes } from '../content/content-routes';
import { developerRoutes } from '../developers/developer-routes';
import { ErrorPage } from '../errors/ErrorPage';
import { NotFoundPage } from '../errors/NotFoundPage';
import { notFoundHead } from '../errors/not-found.head';
import { gameRoutes } from '../games/game-routes';
import { helpRoutes } from '../help/help-routes';
import { HomeLayout } from '../home/HomeLayout';
import { homeFingerprint } from '../home/home-fingerprint';
import { homeHead } from '../home/home.head';
import { marketRoutes } from '../market/market-routes';
import { profileRoutes } from '../profile/profile-routes';
import { AppShell } from '../shell/AppShell';
import { ShellFailure } from '../shell/ShellFailure';
import { tokenRoutes } from '../tokens/token-routes';
import type { AppServices } from './app-services';
import { lazyPart, loaded, loadPart } from './load';
import { revalidateOnReload } from './revalidate-on-reload';

/** Redirects an unknown path that has moved; otherwise the 404 page is shown (spec 1 §2). */
function notFoundLoader(findRedirect: FindRedirect) {
  return async ({ request }: LoaderFunctionArgs) => {
    const to = await findRedirect.execute(new URL(request.url).pathname, request.signal);
    return to === undefined ? data(null, { status: 404 }) : redirect(to, 301);
  };
}

/** Returns all routes of the portal (spec 1 §2, spec 2 §2); `kit` adds the page of all components. */
export function createRoutes(services: AppServices, kit = false): RouteObject[] {
  return [
    {
      element: <AppShell services={services} />,
      errorElement: <ShellFailure />,
      children: [
        {
          errorElement: <ErrorPage services={services} />,
          children: [
            homeRoute(services),
            ...browsed(services),
            accountRoutes(services),
            ...tokenRoutes(services),
            ...(kit
              ? [
                  {
                    path: 'dev/kit',
                    lazy: async () => (await loadPart(() => import('../kit/kit.page'))).kitRoute(services),
                  },
                ]
              : []),
            {
              path: '*',
              loader: notFoundLoader(services.findRedirect),
              element: <NotFoundPage />,
              handle: notFoundHead,
            },
          ],
        },
      ],
    },
  ];
}

/** Returns the home route, which keeps its data when a URL opens a pane over it. */
function homeRoute(services: AppServices): RouteObject {
  const home = {
    loader: async ({ request }: LoaderFunctionArgs) => loaded(await services.loadHome.execute(request.signal)),
    shouldRevalidate: revalidateOnReload,
    element: <HomeLayout ads={services.pageAds} session={services.session} openPlayerHome={services.openPlayerHome} />,
    handle: homeHead,
  };
  const children: RouteObject[] = [{ index: true, loader: () => null, element: null }, ...authRoutes(services)];
  return {
    ...services.pageMemory.cached(home, { address: () => '/', fingerprint: homeFingerprint }),
    children,
  } as RouteObject;
}

/** Returns the routes whose content is the same on every visit and can be cached. */
function browsed(services: AppServices): RouteObject[] {
  const routes = [
    ...gameRoutes(services),
    ...catalogRoutes(services),
    ...developerRoutes(services),
    ...profileRoutes(services),
    ...contentRoutes(services),
    ...helpRoutes(services),
    ...marketRoutes(services),
    searchRoute(services),
  ];
  return routes.map((route) => services.pageMemory.cached(route));
}

function searchRoute({ openSearch, gameGateway }: AppServices): RouteObject {
  return {
    path: 'search',
    lazy: lazyPart(
      () => import('../search/search.page'),
      openSearch,
      (route, search) => route.searchRoute(search, gameGateway),
    ),
  };
}
