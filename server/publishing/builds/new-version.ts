import { eq } from 'drizzle-orm';
import type { VersionStep } from '../../../src/domain/games/build-version';
import { compareVersions, isBuildVersion, nextVersion } from '../../../src/domain/games/build-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

const isStep = (version: string): version is VersionStep => ['major', 'minor', 'patch'].includes(version);

/**
 * Returns the version of the next build: the requested one if it is newer than all others, or the step after the
 * newest. `row` is the slug of the game or of its draft.
 */
export async function newVersion(
  executor: Executor,
  { slug, row }: { readonly slug: string; readonly row: string },
  requested: string,
): Promise<Result<string, string>> {
  const rows = await executor
    .select({ version: builds.version })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(eq(games.slug, row));
  const known = rows.map(({ version }) => version);
  if (isStep(requested)) {
    const next = nextVersion(known, requested);
    return next === undefined ? err(`“${slug}” has no ${requested} version left.`) : ok(next);
  }
  const newest = known.filter(isBuildVersion).sort(compareVersions).at(-1);
  if (newest === undefined || compareVersions(requested, newest) > 0) return ok(requested);
  return err(`“${slug}” already has version ${newest}. A new build needs a higher version.`);
}
