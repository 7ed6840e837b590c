import type { Build, Game } from './game';

/** Part of a version that a new build increments; the parts after it restart at 0. */
export type VersionStep = 'major' | 'minor' | 'patch';

const VERSION = /^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})$/;
const PART_MAX = 99_999;

/** True if a text is a build version: three integers of at most five digits, joined by dots. */
export function isBuildVersion(text: string): boolean {
  return VERSION.test(text);
}

function partsOf(version: string): readonly [number, number, number] | undefined {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Compares two versions: negative if the first is older. An invalid version is older than all valid ones. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** Returns the version after the newest of these; the first one is 1.0.0. Undefined if the part is at its maximum. */
export function nextVersion(known: readonly string[], step: VersionStep): string | undefined {
  const newest = known.filter(isBuildVersion).sort(compareVersions).at(-1);
  const parts = newest === undefined ? undefined : partsOf(newest);
  if (!parts) return '1.0.0';
  const [major, minor, patch] = parts;
  const raised = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }[step];
  return raised.every((part) => part <= PART_MAX) ? raised.join('.') : undefined;
}

/**
 * Returns the builds in the version selector (spec 2 §2).
 * @rule 2.2.16 The version selector contains the builds marked Active.
 */
export function activeBuilds(game: Pick<Game, 'builds'>): readonly Build[] {
  return game.builds.filter((build) => build.active);
}

/**
 * Returns the build to open: the requested one if active, else the game's own version, else the first active one (spec
 * 2 §2).
 * @rule 2.2.0 The address's `build` selects the initial version.
 */
export function chooseBuild(game: Pick<Game, 'builds' | 'version'>, requested: string | undefined): Build | undefined {
  const builds = activeBuilds(game);
  const byVersion = (version: string | undefined) => builds.find((build) => build.version === version);
  return byVersion(requested) ?? byVersion(game.version) ?? builds[0];
}

const DRAFT_SLUG = /^draft-[0-9a-f]{12}$/;

/** True for the slug of a game's draft; no public game can have one. */
export const isDraftSlug = (slug: string): boolean => DRAFT_SLUG.test(slug);
