import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { loaded } from '../app/load';
import { loadPart } from '../app/load-part';
import { askedReviewsPage, rightReviewsQuery } from '../reviews/reviews-page';
import type { GamePageData } from './game-page-data';
import { gameStaysLoaded } from './game-stays-loaded';
import { gameIndexLoader } from './game-index.loader';
import { shortGameLoader } from './short-game.loader';

/** The addresses of games: the index, the games of a tag, a game's page, and its short addresses (spec 2 §2). */
export function gameRoutes({ loadGameIndex, loadGamePage, openArcade, openPlay }: AppServices): RouteObject[] {
  return [
    {
      path: 'arcade/games',
      loader: gameIndexLoader(loadGameIndex),
      lazy: async () => (await loadPart(() => import('./game-index.route'))).gameIndexRoute,
    },
    {
      path: 'arcade/games/tag/:tag',
      loader: async (args) => {
        const [{ tagGamesLoader }, { loadTagGames }] = await loadPart(() =>
          Promise.all([import('./tag-games.loader'), openArcade()]),
        );
        return tagGamesLoader(loadTagGames)(args);
      },
      lazy: async () => (await loadPart(() => import('./tag-games.route'))).tagGamesRoute,
    },
    {
      path: 'arcade/games/:game',
      loader: async ({ params, request }) => {
        const slug = params['game'] ?? '';
        const { pathname, searchParams } = new URL(request.url);
        const page = askedReviewsPage(searchParams);
        const [game, reviews] = await Promise.all([
          loadGamePage.execute(slug, request.signal),
          loadPart(openPlay).then(({ loadReviews }) => loadReviews.execute(slug, page, request.signal)),
        ]);
        const right = rightReviewsQuery(searchParams, reviews.ok ? reviews.value.pagination : undefined);
        if (game.ok && right !== undefined) return redirect(right === '' ? pathname : `${pathname}?${right}`);
        return { ...loaded(game), reviews: reviews.ok ? reviews.value : undefined } satisfies GamePageData;
      },
      // The game goes on while its version or the page of its reviews changes in the address.
      shouldRevalidate: gameStaysLoaded,
      lazy: async () => {
        const [route, play] = await loadPart(() => Promise.all([import('./game-page.route'), openPlay()]));
        return route.gamePageRoute(play, openArcade);
      },
    },
    { path: 'game/:game', loader: shortGameLoader },
    { path: 'game/:game/game', loader: shortGameLoader },
  ];
}
