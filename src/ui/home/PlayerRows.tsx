import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PlayerHome } from '../../domain/home/player-home';
import { SectionFailure } from '../account/SectionFailure';
import { GameRail, RelatedGames } from '../games/RelatedGames';
import { Blank, BlankPanel } from '../shared/Blank';
import { LastPlayed } from '../shared/LastPlayed';
import type { LoadedViewModel } from '../shared/loaded.view-model';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { RowPlace } from './PlayerRowsPlace';
import { becauseText, friendsText } from './home-rows.texts';

const FOUR = [0, 1, 2, 3];

const Skeleton = observer(function Skeleton() {
  return (
    <RowPlace aria-hidden="true">
      <Blank $width="220px" $height="32px" />
      <GameRail as="div">
        {FOUR.map((place) => (
          <Card key={place} $ratio="4 / 5" />
        ))}
      </GameRail>
    </RowPlace>
  );
});

export interface PlayerRowsProps {
  readonly createRows: () => LoadedViewModel<PlayerHome>;
}

/** The player's rows of the home page; a row without games is not shown. */
export const PlayerRows = observer(function PlayerRows({ createRows }: PlayerRowsProps) {
  const { value: home, failure, load } = useScreen(createRows);
  if (failure !== undefined) return <SectionFailure text={failure} onRetry={load} />;
  if (home === undefined) return <Skeleton />;
  const { resume, friends, suggestions } = home;
  return (
    <>
      {resume.length === 0 ? null : (
        <RelatedGames
          id="continue-playing"
          title="Continue playing"
          games={resume.map(({ game }) => game)}
          notes={resume.map(({ game, played, playing }) => (
            <Note key={game.slug}>
              {playing ? null : 'Played '}
              <LastPlayed played={played} playing={playing} />
            </Note>
          ))}
        />
      )}
      {friends.length === 0 ? null : (
        <RelatedGames
          id="friends-are-playing"
          title="Friends are playing"
          games={friends.map(({ game }) => game)}
          notes={friends.map((row) => (
            <Note key={row.game.slug}>{friendsText(row)}</Note>
          ))}
        />
      )}
      {suggestions.length === 0 ? null : (
        <RelatedGames
          id="for-you"
          title="For you"
          games={suggestions.map(({ game }) => game)}
          notes={suggestions.map(({ game, because }) => (
            <Note key={game.slug}>{becauseText(because)}</Note>
          ))}
        />
      )}
    </>
  );
});

const Note = styled.p`
  min-height: 26px;
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  line-height: 26px;
  overflow-wrap: anywhere;
  color: ${theme.colour.textSoft};
`;

const Card = styled(BlankPanel)`
  flex: none;
  width: min(74vw, 320px);
`;
