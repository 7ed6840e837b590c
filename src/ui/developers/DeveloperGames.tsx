import { observer } from 'mobx-react-lite';
import type { GameCard } from '../../domain/games/game';
import type { Pagination as PaginationValues } from '../../domain/shared/pagination';
import { GameCardLink } from '../games/GameCardLink';
import { GameGrid } from '../games/GameGrid';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { SectionHeader } from '../shared/SectionHeader';
import { Stack } from './developer.styles';

export interface DeveloperGamesProps {
  readonly games: readonly GameCard[];
  readonly pagination: PaginationValues;
}

/** One page of a studio's games; a single one has the whole width. */
export const DeveloperGames = observer(function DeveloperGames({ games, pagination }: DeveloperGamesProps) {
  return (
    <section aria-labelledby="games">
      <SectionHeader id="games" title="Games" />
      <Stack>
        <Shown games={games} pagination={pagination} />
        <Pagination pagination={pagination} label="Pages of games" />
      </Stack>
    </section>
  );
});

const Shown = observer(function Shown({ games, pagination }: DeveloperGamesProps) {
  const [only, another] = games;
  if (only === undefined)
    return pagination.total > 0 ? (
      <NoSuchPage pagination={pagination} />
    ) : (
      <EmptyState title="No games yet" text="This studio has not published a game here yet.">
        <ButtonLink to="/arcade/games">Show all games</ButtonLink>
      </EmptyState>
    );
  return another === undefined ? <GameCardLink game={only} size="feature" /> : <GameGrid games={games} />;
});
