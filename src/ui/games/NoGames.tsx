import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { EmptyReason } from '../../domain/games/game-list';
import type { Pagination } from '../../domain/shared/pagination';
import { gameTexts } from '../notices/texts/game-texts';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { withPage } from '../shared/with-page';

export interface NoGamesProps {
  readonly reason: EmptyReason;
  readonly pagination: Pick<Pagination, 'current' | 'last'>;
  /** Ways on where nothing fits. */
  readonly children: ReactNode;
}

/** Stands where the list has nothing to show: nothing is found, or the page is past the last one. */
export const NoGames = observer(function NoGames({ reason, pagination, children }: NoGamesProps) {
  const { pathname, search } = useLocation();
  const { current, last } = pagination;
  if (reason === 'no-results') {
    const { title, body } = gameTexts['no-results'];
    return (
      <EmptyState title={title} text={body}>
        {children}
      </EmptyState>
    );
  }
  const end = last === 1 ? 'one page' : `${String(last)} pages`;
  return (
    <EmptyState title={`There is no page ${String(current)}`} text={`This list has ${end}.`}>
      <ButtonLink to={{ pathname, search: withPage(search, last) }}>Go to page {String(last)}</ButtonLink>
    </EmptyState>
  );
});
