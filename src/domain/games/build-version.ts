import type { Build, Game } from './game';

/** Which part of a version a new build raises; the parts behind it begin anew at 0. */
export type VersionStep = 'major' | 'minor' | 'patch';

const VERSION = /^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})$/;
const PART_MAX = 99_999;

/** Tells whether a text is the version of a build: three whole numbers of at most five digits, joined by dots. */
export function isBuildVersion(text: string): boolean {
  return VERSION.test(text);
}

function partsOf(version: string): readonly [number, number, number] | undefined {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Less than 0 where the first version is the older one; a text that is no version is older than all that are. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** The version after the newest of these; the first of all is 1.0.0. Undefined where a part has no number left. */
export function nextVersion(known: readonly string[], step: VersionStep): string | undefined {
  const newest = known.filter(isBuildVersion).sort(compareVersions).at(-1);
  const parts = newest === undefined ? undefined : partsOf(newest);
  if (!parts) return '1.0.0';
  const [major, minor, patch] = parts;
  const raised = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }[step];
  return raised.every((part) => part <= PART_MAX) ? raised.join('.') : undefined;
}

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

const DRAFT_SLUG = /^draft-[0-9a-f]{12}$/;

/** True for the slug of a game's draft, which no public game can have. */
export const isDraftSlug = (slug: string): boolean => DRAFT_SLUG.test(slug);
