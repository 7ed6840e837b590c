import { eq, inArray } from 'drizzle-orm';
import type { VersionStep } from '../../../src/domain/games/build-version';
import { compareVersions, isBuildVersion, nextVersion } from '../../../src/domain/games/build-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

const isStep = (version: string): version is VersionStep => ['major', 'minor', 'patch'].includes(version);

/**
 * Returns the version of the next build: the requested one if it is newer than all others of its row, or the step after the
 * newest. `row` is the slug of the game or of its draft. The steps of a draft also continue the versions of its game.
 */
export async function newVersion(
  executor: Executor,
  { slug, row }: { readonly slug: string; readonly row: string },
  requested: string,
): Promise<Result<string, string>> {
  const rows = await executor
    .select({ version: builds.version, of: games.slug })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(inArray(games.slug, [slug, row]));
  if (isStep(requested)) {
    const next = nextVersion(
      rows.map(({ version }) => version),
      requested,
    );
    return next === undefined ? err(`“${slug}” has no ${requested} version left.`) : ok(next);
  }
  const known = rows.filter(({ of }) => of === row).map(({ version }) => version);
  const newest = known.filter(isBuildVersion).sort(compareVersions).at(-1);
  if (newest === undefined || compareVersions(requested, newest) > 0) return ok(requested);
  return err(`“${slug}” already has version ${newest}. A new build needs a higher version.`);
}
