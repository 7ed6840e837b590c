import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import type { EmptyReason, GameListView } from '../../domain/games/game-list';
import type { Pagination as PageNumbers } from '../../domain/shared/pagination';
import { gameTexts } from '../notices/texts/game.texts';
import { EmptyState } from '../shared/EmptyState';
import { ListFailed } from '../shared/ListFailed';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/theme';
import { GameCardLink } from './GameCardLink';

export interface GameGridProps {
  readonly games: readonly GameCard[];
}

/** Lists with fewer games use cards of equal size. */
const FEW = 4;

/** One page of games in a responsive grid; the first card has double width, so that eight cards fill three rows of three. */
export const GameGrid = observer(function GameGrid({ games }: GameGridProps) {
  const few = games.length < FEW;
  return (
    <Bounds>
      <Grid $few={few}>
        {games.map((game, index) => (
          <li key={game.slug}>
            <GameCardLink game={game} size={index === 0 && !few ? 'feature' : 'normal'} priority={index === 0} />
          </li>
        ))}
      </Grid>
    </Bounds>
  );
});

const Bounds = styled.div`
  container-type: inline-size;
`;

const Grid = styled.ul<{ readonly $few: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  & > li:first-child {
    grid-column: ${({ $few }) => ($few ? 'auto' : '1 / -1')};
  }
  @container (min-width: 540px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:first-child {
      grid-column: ${({ $few }) => ($few ? 'auto' : 'span 2')};
    }
  }
`;

interface NoGamesProps extends Pick<GameListingProps, 'children'> {
  readonly reason: EmptyReason;
  readonly pagination: Pick<PageNumbers, 'current' | 'last'>;
}

/** The empty state of a list of games: nothing found, or a page beyond the last one. */
const NoGames = observer(function NoGames({ reason, pagination, children }: NoGamesProps) {
  if (reason === 'beyond-last') return <NoSuchPage pagination={pagination} />;
  const { title, body } = gameTexts['no-results'];
  return (
    <EmptyState icon="gamepad" title={title} text={body}>
      {children}
    </EmptyState>
  );
});

interface GameListingProps {
  readonly list: GameListView;
  /** Accessible name of the pagination. */
  readonly label: string;
  /** Actions of the empty state. */
  readonly children: ReactNode;
}

/** One page of games with pagination, or its empty or failed state. */
export const GameListing = observer(function GameListing({ list, label, children }: GameListingProps) {
  if (list.kind === 'failed') return <ListFailed heading={HEADING} message={list.message} />;
  const { pagination } = list;
  return (
    <Listing>
      <VisuallyHidden as="h2">{HEADING}</VisuallyHidden>
      {list.kind === 'loaded' ? <GameGrid games={list.games} /> : <NoGames {...list}>{children}</NoGames>}
      <Pagination pagination={pagination} label={label} />
    </Listing>
  );
});

const HEADING = 'Results';

const Listing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;
