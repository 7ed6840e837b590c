import type { GameManifest } from '../builds/read-game-file';
import type { BuildFile } from '../builds/scan-folder';
import type { ToCheck } from './check-build';
import type { CheckedGame } from './check-host';

interface Brought {
  readonly folder: string;
  readonly files: readonly BuildFile[];
  readonly slug: string;
  readonly told: GameManifest | undefined;
  /** Facts of the build that determine its policy; undefined for a new game without a `game.json`. */
  readonly declared: Pick<CheckedGame, 'network' | 'crossOriginIsolated'> | undefined;
  /** True if the game has no pictures yet. */
  readonly isNew: boolean;
}

/** Creates the build check's input for a folder and its `game.json`. */
export function checkInput({ folder, files, slug, told, declared, isNew }: Brought): ToCheck {
  const game = told?.game;
  const changesMedia = told !== undefined && (isNew || told.said.has('media'));
  return {
    ...{ folder, files },
    game: {
      slug,
      network: declared?.network ?? [],
      crossOriginIsolated: declared?.crossOriginIsolated ?? false,
      adapter: game?.builds.at(-1)?.adapter,
    },
    wantsMedia: changesMedia && (game?.media.hero === undefined || game.media.slides.length === 0),
  };
}
