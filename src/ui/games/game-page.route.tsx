import { observer } from 'mobx-react-lite';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { GamePage } from '../../domain/games/game';
import type { AppServices, PlayServices } from '../app/app-services';
import { usePlayWish } from '../play/play-wish';
import { GamePageScreen } from './GamePageScreen';
import type { GamePageParts } from './game-page-parts';
import { gamePageHead } from './game-page.head';

/** The game page's part of the routes, loaded when it is first visited. */
export function gamePageRoute(play: PlayServices, openArcade: AppServices['openArcade']) {
  const Component = observer(function GamePageRoute() {
    const page = useLoaderData<GamePage>();
    const [query] = useSearchParams();
    const playWanted = usePlayWish();
    const parts: GamePageParts = {};
    return (
      <GamePageScreen
        key={page.game.slug}
        page={page}
        askedBuild={query.get('build') ?? undefined}
        playWanted={playWanted}
        play={play}
        openArcade={openArcade}
        parts={parts}
      />
    );
  });
  return { Component, handle: gamePageHead };
}
