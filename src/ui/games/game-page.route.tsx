import { observer } from 'mobx-react-lite';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { GamePage } from '../../domain/games/game';
import type { PlayServices } from '../app/app-services';
import { OverlayAdPanel } from '../ads/OverlayAdPanel';
import { PageAd } from '../ads/PageAd';
import { usePlayWish } from '../play/play-wish';
import { GamePageScreen } from './GamePageScreen';
import type { GamePageParts } from './game-page-parts';
import { gamePageHead } from './game-page.head';

/** The game page's part of the routes, loaded when it is first visited. */
export function gamePageRoute({ createPlayer, xrSupport, pageAds }: PlayServices) {
  const Component = observer(function GamePageRoute() {
    const page = useLoaderData<GamePage>();
    const [query] = useSearchParams();
    const playWanted = usePlayWish();
    const parts: GamePageParts = {
      pageAd: <PageAd slot="game-description" ads={pageAds} adsDisabled={page.game.adsDisabled} />,
      player: { overlayAd: ({ ad }) => (ad === undefined ? null : <OverlayAdPanel ad={ad} />) },
    };
    return (
      <GamePageScreen
        key={page.game.slug}
        page={page}
        askedBuild={query.get('build') ?? undefined}
        playWanted={playWanted}
        createPlayer={createPlayer}
        xrSupport={xrSupport}
        parts={parts}
      />
    );
  });
  return { Component, handle: gamePageHead };
}
