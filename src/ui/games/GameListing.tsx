import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GameListView } from '../../domain/games/game-list';
import { ListFailed } from '../shared/ListFailed';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { GameGrid } from './GameGrid';
import { NoGames } from './NoGames';

export interface GameListingProps {
  readonly list: GameListView;
  /** Of the links to its pages, for assistive technology. */
  readonly label: string;
  /** Ways on from an empty list. */
  readonly children: ReactNode;
}

/** A page of games with the links to the others, or what stands in its place. */
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

const HEADING = 'Found games';

const Listing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;
