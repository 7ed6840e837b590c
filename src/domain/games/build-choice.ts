import type { Build, Game } from './game';

/**
 * The builds that a player may choose between, as the version selector lists them (spec 2 §2).
 * @rule 2.2.16 The version selector is built from the builds marked Active.
 */
export function activeBuilds(game: Pick<Game, 'builds'>): readonly Build[] {
  return game.builds.filter((build) => build.active);
}

/**
 * The build that opens: the asked one if active, else the game's own version, else the first active one (spec 2 §2).
 * @rule 2.2.0 The address's `build` picks the initial version.
 */
export function chooseBuild(game: Pick<Game, 'builds' | 'version'>, asked: string | undefined): Build | undefined {
  const builds = activeBuilds(game);
  const byVersion = (version: string | undefined) => builds.find((build) => build.version === version);
  return byVersion(asked) ?? byVersion(game.version) ?? builds[0];
}
