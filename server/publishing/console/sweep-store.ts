import { eq, inArray, isNull } from 'drizzle-orm';
import { wireId } from '../../../src/contract/wire-values';
import type { ServerDependencies } from '../../deps';
import { builds } from '../../platform/database/schema/builds';
import { developerUploads } from '../../platform/database/schema/console';
import { games } from '../../platform/database/schema/games';
import { requireShare } from '../../platform/jobs/require-few';
import { storeBuildFiles } from '../builds/store-build.repository';
import { uploadFolder } from './upload-store';

type SweepDependencies = Pick<ServerDependencies, 'blobs' | 'config' | 'database'>;

const AT_ONCE = 500;

/**
 * Deletes parts of uploads whose rows are gone, such as those of a server that was killed during a deletion. Throws instead of deleting an unlikely share
 * (`requireShare`).
 */
async function deleteLostParts({ blobs, config, database }: SweepDependencies, signal: AbortSignal): Promise<void> {
  const listed = new Set<string>();
  // A row exists before the first part, so every listed upload without a row was deleted.
  for await (const { key } of blobs.list('uploads')) {
    const id = wireId.safeParse(key.split('/')[1]);
    if (id.success) listed.add(id.data);
  }
  const ids = [...listed];
  const lost: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const { id } = developerUploads;
    const known = await database.db.select({ id }).from(developerUploads).where(inArray(id, some));
    const kept = new Set(known.map((row) => row.id));
    lost.push(...some.filter((one) => !kept.has(one)));
  }
  requireShare({ what: 'uploads', deleted: lost.length, all: ids.length }, config);
  for (const one of lost) {
    if (signal.aborted) return;
    await blobs.deleteAll(uploadFolder(one));
  }
}

/** Stores the sizes of builds that an earlier release has published. */
async function measureBuilds({ blobs, database }: SweepDependencies, signal: AbortSignal): Promise<void> {
  const rows = await database.db
    .select({ id: builds.id, version: builds.version, game: games.slug })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(isNull(builds.bytes));
  for (const { id, version, game } of rows) {
    if (signal.aborted) return;
    const folder = `builds/${game}/${version}`;
    const files: { readonly path: string; readonly size: number }[] = [];
    for await (const { key, size } of blobs.list(folder)) files.push({ path: key.slice(folder.length + 1), size });
    // Builds of the demo content are not in the store.
    if (files.length === 0) continue;
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    await database.transaction(async (tx) => {
      const [kept] = await tx.select({ id: builds.id }).from(builds).where(eq(builds.id, id)).for('update');
      if (!kept) return;
      await storeBuildFiles(tx, id, files);
      await tx.update(builds).set({ bytes }).where(eq(builds.id, id));
    });
  }
}

/** Deletes lost parts of uploads, and measures builds of earlier releases. Part of a background job. */
export async function sweepStore(deps: SweepDependencies, signal: AbortSignal): Promise<void> {
  await deleteLostParts(deps, signal);
  await measureBuilds(deps, signal);
}
