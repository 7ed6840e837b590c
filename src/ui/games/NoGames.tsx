import { observer } from 'mobx-react-lite';
import { emptyReason } from '../../domain/games/game-list';
import type { Pagination } from '../../domain/shared/pagination';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { gameTexts } from '../notices/texts/game-texts';
import { askedOf, genreAddress, indexAddress } from './index-address';

export interface NoGamesProps {
  readonly pagination: Pick<Pagination, 'current' | 'last' | 'total'>;
  readonly query: URLSearchParams;
}

/** Stands where the list has nothing to show: nothing is found, or the page is past the last one. */
export const NoGames = observer(function NoGames({ pagination, query }: NoGamesProps) {
  const { current, last } = pagination;
  if (emptyReason(pagination) === 'beyond-last') {
    const end = last === 1 ? 'one page' : `${String(last)} pages`;
    return (
      <EmptyState title={`There is no page ${String(current)}`} text={`This list has ${end}.`}>
        <ButtonLink to={indexAddress(query, last === 1 ? {} : { page: last })}>Go to page {String(last)}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={gameTexts['no-results'].title} text={gameTexts['no-results'].body}>
      {askedOf(query).includeExperience ? null : (
        <ButtonLink to={indexAddress(query, { includeExperience: true })}>Include Experiences</ButtonLink>
      )}
      <ButtonLink to={genreAddress()} variant="quiet">
        Show all games
      </ButtonLink>
    </EmptyState>
  );
});
