import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { chooseBuild } from '../../domain/games/build-version';
import type { GamePage } from '../../domain/games/game';
import type { AppServices, PlayServices } from '../app/app-services';
import { GameCatalog } from '../catalog/GameCatalog';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { OfflineBadge } from '../offline/OfflineBadge';
import { PlayerFrame } from '../play/PlayerFrame';
import { OpenPlayer } from '../play/player-dependencies';
import { LazyReport } from '../reports/LazyReport';
import { ReportButton } from '../reports/ReportButton';
import { Container } from '../shared/Container';
import { SectionBoundary } from '../shared/SectionBoundary';
import { space, theme } from '../theme/theme';
import { AboutPanel } from './AboutPanel';
import { AddressNotes, TestNote } from './AddressNotes';
import { CapabilityPanel } from './CapabilityPanel';
import { DeveloperPanel } from './DeveloperPanel';
import { FeaturesPanel } from './FeaturesPanel';
import { GameDescription } from './GameDescription';
import { GameHeading } from './GameHeading';
import { GameTags } from './GameTags';
import { NoBuild } from './NoBuild';
import { Portfolio } from './Portfolio';
import { RelatedGames } from './RelatedGames';
import { ShareButton } from './ShareButton';
import type { GamePageDependencies } from './game-page-data';
import { shownGamePageSections } from './game-page-sections.machine';
import { WhatsNew } from './WhatsNew';
import { portfolioEntries } from './portfolio.machine';
import { useVersion } from './use-version';

export interface GamePageScreenProps {
  readonly play: PlayServices;
  readonly openBrowse: AppServices['openBrowse'];
  readonly page: GamePage;
  /** Version in the URL. */
  readonly requestedBuild: string | undefined;
  /** Parameters of the URL; those of a deep link are for the game. */
  readonly parameters: URLSearchParams;
  /** True if Play was pressed before the page was ready. */
  readonly playWanted: boolean;
  /** True to render the player before the rest of the page, because Play was pressed on another page. */
  readonly playFirst?: boolean;
  readonly parts: GamePageDependencies;
}

/** Returns false for the first render if the player comes first, and true afterwards. */
function useAfterPlayer(playFirst: boolean): boolean {
  const [complete, setComplete] = useState(!playFirst);
  useEffect(() => {
    startTransition(() => {
      setComplete(true);
    });
  }, []);
  return complete;
}

/** The page of a game: the player first, then the details (spec 2 §2). */
export const GamePageScreen = observer(function GamePageScreen(props: GamePageScreenProps) {
  const { page, requestedBuild, parameters, playWanted, playFirst = false, play, openBrowse, parts } = props;
  const { game, more, similar, catalog } = page;
  const shown = shownGamePageSections(page);
  const build = chooseBuild(game, requestedBuild);
  const [open] = useState(() => new OpenPlayer());
  const choose = useVersion(game, open, play.ask);
  const complete = useAfterPlayer(playFirst);
  return (
    <Page data-late>
      <Columns>
        <Main>
          <TestNote game={game} />
          <AddressNotes page={page} requestedBuild={requestedBuild} build={build} />
          <GameHeading game={game}>
            {game.isDraft ? null : (
              <>
                <FavouriteButton createFavourite={() => play.createFavourite(game.slug)} />
                <ShareButton createShare={() => play.createShare(game)} version={build?.version} />
              </>
            )}
          </GameHeading>
          {build === undefined ? (
            <NoBuild game={game} />
          ) : (
            <SectionBoundary of={page}>
              <PlayerFrame
                key={build.version}
                createPlayer={() => open.take(play.createPlayer(game, build, playWanted, parameters))}
                xrSupport={play.xrSupport}
                ask={play.ask}
                parts={parts.player}
              />
            </SectionBoundary>
          )}
          {game.isDraft || !complete ? null : (
            <Place>
              <SectionBoundary of={page}>{parts.reactions}</SectionBoundary>
            </Place>
          )}
        </Main>
        {complete ? (
          <>
            <Text>
              <SectionBoundary of={page}>
                <GameDescription html={game.description} />
              </SectionBoundary>
              <SectionBoundary of={page}>
                {shown.includes('tags') ? <GameTags tags={game.tags} /> : null}
                {shown.includes('portfolio') ? (
                  <Portfolio title={game.title} pictures={portfolioEntries(game)} />
                ) : null}
                {game.notes === undefined ? null : <WhatsNew notes={game.notes} />}
              </SectionBoundary>
            </Text>
            <Side>
              <SectionBoundary of={page}>
                <AboutPanel game={game} version={build?.version} onVersion={(version) => void choose(version)} />
                <CapabilityPanel
                  capabilities={game.capabilities}
                  offline={
                    build?.offline === true ? (
                      <OfflineBadge key={build.version} createOfflineGame={() => play.createOfflineGame(game, build)} />
                    ) : null
                  }
                />
                <FeaturesPanel features={game.features} />
                <DeveloperPanel game={game} promptSignIn={play.promptSignIn} />
              </SectionBoundary>
              {game.isDraft ? null : (
                <ReportButton
                  subject={{ kind: 'game', target: game.slug, name: game.title }}
                  onReport={play.report.report}
                />
              )}
              <AdPlace>
                <SectionBoundary of={page}>{parts.pageAd}</SectionBoundary>
              </AdPlace>
            </Side>
          </>
        ) : null}
      </Columns>
      {complete ? (
        <>
          {shown.includes('catalog') ? (
            <SectionBoundary of={page}>
              <GameCatalog items={catalog} openBrowse={openBrowse} onPlay={open.play} />
            </SectionBoundary>
          ) : null}
          <Place>
            <SectionBoundary of={page}>{parts.leaderboards}</SectionBoundary>
          </Place>
          {shown.includes('more') ? (
            <SectionBoundary of={page}>
              <RelatedGames id="more" title={`More games from ${game.developer.name}`} games={more} />
            </SectionBoundary>
          ) : null}
          {shown.includes('similar') ? (
            <SectionBoundary of={page}>
              <RelatedGames id="similar" title="Similar games" games={similar} />
            </SectionBoundary>
          ) : null}
          {game.isDraft ? null : (
            <Place id="reviews">
              <SectionBoundary of={page}>{parts.reviews}</SectionBoundary>
            </Place>
          )}
        </>
      ) : null}
      {parts.question}
      <LazyReport dialog={play.report} />
    </Page>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(5)} ${space(16)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media ${theme.from.wider} {
    grid-template-columns: minmax(0, 1fr) 304px;
    grid-template-rows: auto 1fr;
  }
  @media ${theme.from.widest} {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  @media ${theme.from.wider} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(8)};
  font-size: ${theme.size.md};
`;

const Place = styled.div`
  &:empty {
    display: none;
  }
`;

/* Follows beside a long description, to the end of the column. */
const AdPlace = styled(Place)`
  @media ${theme.from.wider} {
    position: sticky;
    top: ${space(22)};
  }
`;
