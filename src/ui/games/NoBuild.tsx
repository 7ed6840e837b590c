import { observer } from 'mobx-react-lite';
import type { Game } from '../../domain/games/game';
import { EmptyState } from '../shared/EmptyState';

export interface NoBuildProps {
  readonly game: Game;
}

/** The placeholder for a game without an active build. */
export const NoBuild = observer(function NoBuild({ game }: NoBuildProps) {
  return (
    <EmptyState
      icon="goggles"
      title="Not available right now"
      text={`${game.title} doesn’t have a playable version right now. Please check back later.`}
    />
  );
});
