import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { parseGameQuery } from '../../domain/games/game-query';
import type { AppServices } from '../app/app-services';
import { loaded } from '../app/load';
import { loadPart } from '../app/load-part';
import { gameIndexHead } from './game-index.head';
import { GameIndexPage } from './GameIndexPage';

/** The addresses of games: the index, and a game's page (spec 2 §2). */
export function gameRoutes({ loadGameIndex, loadGamePage, openPlay }: AppServices): RouteObject[] {
  return [
    {
      path: 'arcade/games',
      loader: async (args) => loaded(await loadGameIndex.execute(gameQuery(args), args.request.signal)),
      Component: GameIndexPage,
      handle: gameIndexHead,
    },
    {
      path: 'arcade/games/:game',
      loader: async ({ params, request }) => loaded(await loadGamePage.execute(params['game'] ?? '', request.signal)),
      lazy: async () => {
        const [route, play] = await loadPart(() => Promise.all([import('./game-page.route'), openPlay()]));
        return route.gamePageRoute(play);
      },
    },
  ];
}

function gameQuery({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return parseGameQuery((name) => query.get(name));
}
