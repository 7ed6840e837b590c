import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { EmptyReason } from '../../domain/games/game-list';
import type { Pagination } from '../../domain/shared/pagination';
import { gameTexts } from '../notices/texts/game.texts';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';

export interface NoGamesProps {
  readonly reason: EmptyReason;
  readonly pagination: Pick<Pagination, 'current' | 'last'>;
  /** Actions when nothing matches. */
  readonly children: ReactNode;
}

/** The empty state of a list of games: nothing found, or a page beyond the last one. */
export const NoGames = observer(function NoGames({ reason, pagination, children }: NoGamesProps) {
  if (reason === 'beyond-last') return <NoSuchPage pagination={pagination} />;
  const { title, body } = gameTexts['no-results'];
  return (
    <EmptyState icon="gamepad" title={title} text={body}>
      {children}
    </EmptyState>
  );
});
