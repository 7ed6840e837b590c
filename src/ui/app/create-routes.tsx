import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { parseGameQuery } from '../../domain/games/game-query';
import { accountRoutes } from '../account/account-routes';
import { authRoutes } from '../auth/auth-routes';
import { ErrorPage } from '../errors/ErrorPage';
import { NotFoundPage } from '../errors/NotFoundPage';
import { notFoundHead } from '../errors/not-found.head';
import { GameIndexPage } from '../games/GameIndexPage';
import { gameIndexHead } from '../games/game-index.head';
import { HomeLayout } from '../home/HomeLayout';
import { homeHead } from '../home/home.head';
import { staysHome } from '../home/stays-home';
import { AppShell } from '../shell/AppShell';
import { ShellFailure } from '../shell/ShellFailure';
import type { AppServices } from './app-services';
import { loaded } from './load';
import { loadPart } from './load-part';
import { notFoundLoader } from './not-found.loader';

/** The address book of the portal (spec 1 §2, spec 2 §2): each screen is given what it needs, and nothing else; `kit` adds the page of all components. */
export function createRoutes(services: AppServices, kit = false): RouteObject[] {
  return [
    {
      element: <AppShell services={services} />,
      errorElement: <ShellFailure />,
      children: [
        {
          errorElement: <ErrorPage services={services} />,
          children: [
            {
              loader: async ({ request }) => loaded(await services.loadHome.execute(request.signal)),
              shouldRevalidate: staysHome,
              element: <HomeLayout ads={services.pageAds} />,
              handle: homeHead,
              children: [{ index: true, loader: () => null, element: null }, ...authRoutes(services)],
            },
            {
              path: 'arcade/games',
              loader: async (args) =>
                loaded(await services.loadGameIndex.execute(gameQuery(args), args.request.signal)),
              element: <GameIndexPage />,
              handle: gameIndexHead,
            },
            {
              path: 'arcade/games/:game',
              loader: async ({ params, request }) =>
                loaded(await services.loadGamePage.execute(params['game'] ?? '', request.signal)),
              lazy: async () => {
                const [route, play] = await loadPart(() =>
                  Promise.all([import('../games/game-page.route'), services.openPlay()]),
                );
                return route.gamePageRoute(play);
              },
            },
            {
              path: 'blog/article/:article',
              loader: async ({ params, request }) =>
                loaded(await services.loadArticle.execute(params['article'] ?? '', request.signal)),
              lazy: async () => (await loadPart(() => import('../content/article.route'))).articleRoute,
            },
            {
              path: 'hc/legal/:page',
              loader: async ({ params, request }) =>
                loaded(await services.loadLegalPage.execute(params['page'] ?? '', request.signal)),
              lazy: async () => (await loadPart(() => import('../content/legal.route'))).legalRoute,
            },
            accountRoutes(services),
            {
              path: 'search',
              lazy: async () => {
                const [route, search] = await loadPart(() =>
                  Promise.all([import('../search/search.route'), services.openSearch()]),
                );
                return route.searchRoute(search, services.loadGameIndex);
              },
            },
            {
              path: 'auth/verify-email',
              lazy: async () => {
                const [route, links] = await loadPart(() =>
                  Promise.all([import('../tokens/verify-email.route'), services.openTokens()]),
                );
                return route.verifyEmailRoute(links, services.session);
              },
            },
            {
              path: 'auth/delete/meta',
              lazy: async () => {
                const [route, links] = await loadPart(() =>
                  Promise.all([import('../tokens/deletion-status.route'), services.openTokens()]),
                );
                return route.deletionStatusRoute(links, services.session);
              },
            },
            {
              path: 'auth/social/finalize',
              lazy: async () => {
                const [route, social] = await loadPart(() =>
                  Promise.all([import('../auth/social/social-finalize.route'), services.openSocial()]),
                );
                return route.socialFinalizeRoute(social, services.authModal);
              },
            },
            {
              path: 'auth/social/status',
              lazy: async () => {
                const [route, social] = await loadPart(() =>
                  Promise.all([import('../auth/social/social-status.route'), services.openSocial()]),
                );
                return route.socialStatusRoute(social, services.authModal);
              },
            },
            ...(kit
              ? [
                  {
                    path: 'dev/kit',
                    lazy: async () => (await loadPart(() => import('../kit/kit.route'))).kitRoute(services),
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

function gameQuery({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return parseGameQuery((name) => query.get(name));
}
