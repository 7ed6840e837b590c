import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart } from '../app/lazy-part';
import { loadPart } from '../app/load-part';
import { gameStaysLoaded } from './game-stays-loaded';
import { gameIndexLoader } from './game-index.loader';
import { gamePageLoader } from './game-page.loader';
import { shortGameLoader } from './short-game.loader';

/** The addresses of games: the index, the games of a tag, a game's page, and its short addresses (spec 2 §2). */
export function gameRoutes(services: AppServices): RouteObject[] {
  const { loadGameIndex, openArcade, openPlay } = services;
  return [
    {
      path: 'arcade/games',
      loader: gameIndexLoader(loadGameIndex),
      lazy: async () => (await loadPart(() => import('./game-index.page'))).gameIndexRoute,
    },
    {
      path: 'arcade/games/tag/:tag',
      loader: async (args) => {
        const [{ tagGamesLoader }, { loadTagGames }] = await loadPart(() =>
          Promise.all([import('./tag-games.loader'), openArcade()]),
        );
        return tagGamesLoader(loadTagGames)(args);
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
