import type { GameManifest } from '../builds/read-game-file';
import type { BuildFile } from '../builds/scan-folder';
import type { BuildToCheck } from './check-build';
import type { CheckedGame } from './check-host';

interface CheckInputOptions {
  readonly folder: string;
  readonly files: readonly BuildFile[];
  readonly slug: string;
  readonly manifest: GameManifest | undefined;
  /** Facts of the build that determine its policy; undefined for a new game without a `game.json`. */
  readonly declared: Pick<CheckedGame, 'network' | 'crossOriginIsolated' | 'offline'> | undefined;
  /** True if the game has no pictures yet. */
  readonly isNew: boolean;
}

/** Creates the build check's input for a folder and its `game.json`. */
export function checkInput({ folder, files, slug, manifest, declared, isNew }: CheckInputOptions): BuildToCheck {
  const game = manifest?.game;
  const changesMedia = manifest !== undefined && (isNew || manifest.fields.has('media'));
  return {
    ...{ folder, files },
    game: {
      slug,
      network: declared?.network ?? [],
      crossOriginIsolated: declared?.crossOriginIsolated ?? false,
      offline: declared?.offline ?? false,
      adapter: game?.builds.at(-1)?.adapter,
      statesComfort: !isNew || game?.comfort !== null,
    },
    wantsMedia: changesMedia && (game?.media.hero === undefined || game.media.slides.length === 0),
  };
}
