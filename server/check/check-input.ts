import type { ToldGame } from '../publish/read-game-file';
import type { BuildFile } from '../publish/scan-folder';
import type { ToCheck } from './check-build';

interface Brought {
  readonly folder: string;
  readonly files: readonly BuildFile[];
  readonly slug: string;
  readonly told: ToldGame | undefined;
  /** Whether the game has no pictures yet. */
  readonly isNew: boolean;
}

/** The build check's input for a folder and its `game.json`. */
export function checkInput({ folder, files, slug, told, isNew }: Brought): ToCheck {
  const game = told?.game;
  const changesMedia = told !== undefined && (isNew || told.said.has('media'));
  return {
    ...{ folder, files },
    game: { slug, network: [], crossOriginIsolated: false, adapter: game?.builds.at(-1)?.adapter },
    wantsMedia: changesMedia && (game?.media.hero === undefined || game.media.slides.length === 0),
  };
}
