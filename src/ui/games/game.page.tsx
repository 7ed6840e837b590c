import { observer } from 'mobx-react-lite';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { OverlayAdPanel } from '../ads/OverlayAdPanel';
import { PageAd } from '../ads/PageAd';
import type { AppServices, PlayServices } from '../app/app-services';
import { LazyQuestion } from '../bridge/LazyQuestion';
import { LeaderboardsSection } from '../leaderboards/LeaderboardsSection';
import { usePlayIntent } from '../play/play-intent';
import { GamePageScreen } from './GamePageScreen';
import { communityParts } from './community-parts';
import type { GamePageData } from './game-page-data';
import type { GamePageDependencies } from './game-page-dependencies';
import { gamePageHead } from './game-page.head';
import { useCommunity } from './use-community';

/** The game page's part of the routes, loaded when it is first visited. */
export function gamePageRoute(play: PlayServices, openArcade: AppServices['openArcade']) {
  const Component = observer(function GamePageRoute() {
    const page = useLoaderData<GamePageData>();
    return <KeyedPage key={page.game.slug} page={page} />;
  });
  const KeyedPage = observer(function KeyedPage({ page }: { readonly page: GamePageData }) {
    const [query] = useSearchParams();
    const playWanted = usePlayIntent();
    const community = useCommunity((reviews) => play.createCommunity(page, reviews), page);
    const parts: GamePageDependencies = {
      ...communityParts(community, page.game),
      pageAd: (
        <PageAd slot="game-description" ads={play.pageAds} game={page.game.slug} adsDisabled={page.game.adsDisabled} />
      ),
      leaderboards: page.game.features.leaderboard ? (
        <LeaderboardsSection createLeaderboards={() => play.createLeaderboards(page.game.slug)} />
      ) : null,
      question: <LazyQuestion question={play.question} />,
      player: { overlayAd: ({ ad }) => (ad === undefined ? null : <OverlayAdPanel ad={ad} />) },
    };
    return (
      <GamePageScreen
        page={{ ...page, game: { ...page.game, stats: community.stats } }}
        requestedBuild={query.get('build') ?? undefined}
        playWanted={playWanted}
        play={play}
        openArcade={openArcade}
        parts={parts}
      />
    );
  });
  return { Component, handle: gamePageHead };
}
