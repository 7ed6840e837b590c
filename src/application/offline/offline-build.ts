import type { Build } from '../../domain/games/game';
import type { OfflineGames } from './offline-games.port';

/** Copy of one build in the browser's store. */
export interface OfflineBuild {
  /** True if the build can be played without a network. */
  isStored(): boolean;
  /** Records that the build is stored. Only the game reports that, so it counts only with the developer's permission. */
  remember(): void;
}

/** Returns the copy of a build of a game; a build without permission is never stored. */
export function offlineBuild(
  games: Pick<OfflineGames, 'isStored' | 'remember'>,
  game: string,
  { version, offline }: Build,
): OfflineBuild {
  return {
    isStored: () => offline && games.isStored(game, version),
    remember: () => {
      if (offline) games.remember(game, version);
    },
  };
}
