import type { GameGateway } from '../../application/games/game-gateway.port';
import type { RouteObject, ShouldRevalidateFunction, LoaderFunctionArgs } from 'react-router-dom';
import { data, redirect } from 'react-router-dom';
import { shortGameTarget } from '../../domain/games/game-address';
import { isStrayCategory } from '../../domain/games/game-filters';
import { gameListView } from '../../domain/games/game-list';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';
import { staysLoaded } from '../app/stays-loaded';
import { reviewsPageFromQuery, rightReviewsQuery } from '../reviews/reviews-page';
import { failedList } from './failed-list';
import type { GameIndexData } from './game-list-data';
import type { GamePageData } from './game-page-data';
import { askedOf, indexAddress } from './index-address';

/** Loads a game and the page of its reviews that the address asks for; an address that asks for none of them is put right. */
export function gamePageLoader({ gameGateway, openPlay }: Pick<AppServices, 'gameGateway' | 'openPlay'>) {
  // The address of the request has no hash.
  return async ({ params, request: { signal }, url: { pathname, searchParams, hash } }: LoaderFunctionArgs) => {
    const slug = params['game'] ?? '';
    const page = reviewsPageFromQuery(searchParams);
    const [game, reviews] = await Promise.all([
      gameGateway.page(slug, signal),
      loadPart(openPlay).then(({ reviewGateway }) => reviewGateway.list(slug, page, signal)),
    ]);
    const right = rightReviewsQuery(searchParams, reviews.ok ? reviews.value.pagination : undefined);
    if (game.ok && right !== undefined) return redirect(`${pathname}${right === '' ? '' : `?${right}`}${hash}`);
    return { ...loaded(game), reviews: reviews.ok ? reviews.value : undefined } satisfies GamePageData;
  };
}

/** Loads the games that the address asks for; a sub-category that its category has not got is taken out of the address. */
export function gameIndexLoader(gameGateway: Pick<GameGateway, 'index'>) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const query = askedOf(searchParams);
    const answer = await gameGateway.index(query, signal);
    if (!answer.ok) return failedList(answer.error, { genres: undefined, query });
    const { genres } = answer.value;
    if (isStrayCategory(query, genres)) return redirect(indexAddress(searchParams, { category: undefined }));
    return { list: gameListView(answer.value), genres, query } satisfies GameIndexData;
  };
}

/** Leads from a short address to the game's page; the short one never stands in the history (spec 2 §2). */
export function shortGameLoader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const target = shortGameTarget(pathname, search);
  // React Router takes what a loader throws as the error to show.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (target === undefined) throw data(null, { status: 404 });
  return redirect(target);
}

/** Tells whether a game’s page is asked for: another game’s always, and the same not because its version or the page of its reviews changes in the address. */
const gameStaysLoaded: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname === change.nextUrl.pathname ? staysLoaded(change) : change.defaultShouldRevalidate;

/** The addresses of games: the index, the games of a tag, a game's page, and its short addresses (spec 2 §2). */
export function gameRoutes(services: AppServices): RouteObject[] {
  const { gameGateway, openArcade, openPlay } = services;
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
          Promise.all([import('./tag-games.loader'), openArcade()]),
        );
        return tagGamesLoader(tagGateway)(args);
      },
      lazy: async () => (await loadPart(() => import('./tag-games.page'))).tagGamesRoute,
    },
    {
      path: 'arcade/games/:game',
      loader: gamePageLoader(services),
      // The game goes on while its version or the page of its reviews changes in the address.
      shouldRevalidate: gameStaysLoaded,
      lazy: lazyPart(
        () => import('./game.page'),
        openPlay,
        (route, play) => route.gamePageRoute(play, openArcade),
      ),
    },
    { path: 'game/:game', loader: shortGameLoader },
    { path: 'game/:game/game', loader: shortGameLoader },
  ];
}
