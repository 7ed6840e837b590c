import { observer } from 'mobx-react-lite';
import type { Game } from '../../domain/games/game';
import { EmptyState } from '../shared/EmptyState';

export interface NoBuildProps {
  readonly game: Game;
}

/** Stands where a game would that has no active build. */
export const NoBuild = observer(function NoBuild({ game }: NoBuildProps) {
  return (
    <EmptyState
      title="Not playable at the moment"
      text={`${game.title} has no published version right now. Please come back later.`}
    />
  );
});
