import type { GameGateway } from '../../application/games/game-gateway.port';
import type { RouteObject, ShouldRevalidateFunction, LoaderFunctionArgs } from 'react-router-dom';
import { data, redirect } from 'react-router-dom';
import { shortGameTarget } from '../../domain/games/game-address';
import { isStrayCategory } from '../../domain/games/game-filters';
import { gameListView } from '../../domain/games/game-list';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';
import { revalidateOnReload } from '../app/revalidate-on-reload';
import { parseReviewQuery, rightReviewsQuery } from '../reviews/reviews-address';
import { failedList } from './failed-list';
import type { GameIndexData } from './game-list-data';
import type { GamePageData } from './game-page-data';
import { parseIndexQuery, indexAddress } from './index-address';

/** Loads a game and one page of its reviews; redirects if the URL's reviews do not exist. */
export function gamePageLoader({ gameGateway, openPlay }: Pick<AppServices, 'gameGateway' | 'openPlay'>) {
  // The request's URL has no hash.
  return async ({ params, request: { signal }, url: { pathname, searchParams, hash } }: LoaderFunctionArgs) => {
    const slug = params['game'] ?? '';
    const query = parseReviewQuery(searchParams);
    const [game, reviews] = await Promise.all([
      gameGateway.page(slug, signal),
      loadPart(openPlay).then(({ reviewGateway }) => reviewGateway.list(slug, query, signal)),
    ]);
    const right = rightReviewsQuery(searchParams, reviews.ok ? reviews.value.pagination : undefined);
    if (game.ok && right !== undefined) return redirect(`${pathname}${right === '' ? '' : `?${right}`}${hash}`);
    return { ...loaded(game), reviews: reviews.ok ? reviews.value : undefined } satisfies GamePageData;
  };
}

/** Loads the games for the URL. Redirects if the sub-category does not belong to the category. */
export function gameIndexLoader(gameGateway: Pick<GameGateway, 'index'>) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const query = parseIndexQuery(searchParams);
    const answer = await gameGateway.index(query, signal);
    if (!answer.ok) return failedList(answer.error, { genres: undefined, query, hidden: 0 });
    const { genres, hidden } = answer.value;
    if (isStrayCategory(query, genres)) return redirect(indexAddress(searchParams, { category: undefined }));
    return { list: gameListView(answer.value), genres, query, hidden } satisfies GameIndexData;
  };
}

/** Redirects a short URL to the game's page; the short one is not added to the history (spec 2 §2). */
export function shortGameLoader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const target = shortGameTarget(pathname, search);
  // React Router expects loaders to throw the error to show.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (target === undefined) throw data(null, { status: 404 });
  return redirect(target);
}

/** True if another game is requested; false if only the version or the reviews in the URL change. */
const gameStaysLoaded: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname === change.nextUrl.pathname ? revalidateOnReload(change) : change.defaultShouldRevalidate;

/** Returns the routes of games: index, tags, game pages and short URLs (spec 2 §2). */
export function gameRoutes(services: AppServices): RouteObject[] {
  const { gameGateway, openBrowse, openPlay } = services;
  return [
    {
      path: 'arcade/games',
      loader: gameIndexLoader(gameGateway),
      lazy: async () => (await loadPart(() => import('./game-index.page'))).gameIndexRoute,
    },
    {
      path: 'arcade/games/tag/:tag',
      loader: async (args) => {
        const [{ tagGamesLoader }, { tagGateway }] = await loadPart(() =>
          Promise.all([import('./tag-games.loader'), openBrowse()]),
        );
        return tagGamesLoader(tagGateway)(args);
      },
      lazy: async () => (await loadPart(() => import('./tag-games.page'))).tagGamesRoute,
    },
    {
      path: 'arcade/games/:game',
      loader: gamePageLoader(services),
      // The game keeps running when the version or the reviews in the URL change.
      shouldRevalidate: gameStaysLoaded,
      lazy: lazyPart(
        () => import('./game.page'),
        openPlay,
        (route, play) => route.gamePageRoute(play, openBrowse),
      ),
    },
    { path: 'game/:game', loader: shortGameLoader },
    { path: 'game/:game/game', loader: shortGameLoader },
  ];
}
