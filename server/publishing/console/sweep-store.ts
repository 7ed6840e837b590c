import type { SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { wireId } from '../../../src/contract/wire-values';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import { builds, uploadedPictures } from '../../platform/database/schema/builds';
import { developerUploads } from '../../platform/database/schema/console';
import { games } from '../../platform/database/schema/games';
import { catalogItems } from '../../platform/database/schema/market';
import { requireShare } from '../../platform/jobs/require-few';
import { keysOf } from '../builds/game-media.repository';
import { storeBuildFiles } from '../builds/store-build.repository';
import { uploadFolder } from './upload-store';

type SweepDependencies = Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'database'>;

const AT_ONCE = 500;

/**
 * Deletes parts of uploads whose rows are gone, for example after a server stopped during a deletion. Throws instead of deleting an unlikely share
 * (`requireShare`).
 */
async function deleteLostParts(
  { blobs, config, database }: Pick<SweepDependencies, 'blobs' | 'config' | 'database'>,
  signal: AbortSignal,
): Promise<void> {
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
async function measureBuilds(
  { blobs, database }: Pick<SweepDependencies, 'blobs' | 'database'>,
  signal: AbortSignal,
): Promise<void> {
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

/** Time for which an upload is kept that no game shows, in milliseconds: a form may be open, and pages may be cached. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** Game of an upload and its draft, which may both show it. */
const gamesOf = (db: Executor, gameId: number | typeof uploadedPictures.gameId) => {
  const own = alias(games, 'own');
  const slugs = db.select({ slug: own.slug }).from(own).where(eq(own.id, gameId));
  return or(eq(games.id, gameId), inArray(games.draftFor, slugs));
};

/** Condition for uploads that a game shows. Their file names are their own, so a game that contains one shows it. */
const isShown = (db: Executor): SQL => {
  const path = sql`coalesce(${uploadedPictures.picture}#>>'{hero,hd}', ${uploadedPictures.picture}#>>'{slide,original}', ${uploadedPictures.picture}->>'square',
    ${uploadedPictures.picture}#>>'{trailer,webm}', ${uploadedPictures.picture}#>>'{trailer,mp4}')`;
  const name = sql`substring(${path} from '[^/]+$')`;
  const names = sql`(position(${name} in ${games.card}::text) > 0 or position(${name} in ${games.media}::text) > 0
    or exists (select 1 from ${catalogItems} where ${catalogItems.gameId} = ${games.id} and position(${name} in ${catalogItems.thumbnail}) > 0)
    or exists (select 1 from ${achievements} where ${achievements.gameId} = ${games.id} and position(${name} in ${achievements.thumb}) > 0))`;
  return exists(
    db
      .select({ id: games.id })
      .from(games)
      .where(and(gamesOf(db, uploadedPictures.gameId), names)),
  );
};

/** Deletes uploads that no draft or public game has shown for a day. */
async function deleteUnusedPictures({ blobs, clock, database }: SweepDependencies, signal: AbortSignal): Promise<void> {
  const { db } = database;
  const { id, gameId, unusedSince } = uploadedPictures;
  const now = clock.now();
  await db
    .update(uploadedPictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(unusedSince), isShown(db)));
  await db
    .update(uploadedPictures)
    .set({ unusedSince: now })
    .where(and(isNull(unusedSince), not(isShown(db))));
  const before = new Date(now.getTime() - UNUSED_MS);
  const old = await db.select({ id, gameId }).from(uploadedPictures).where(lt(unusedSince, before));
  for (const one of old) {
    if (signal.aborted) return;
    const [deleted] = await database.transaction(async (tx) => {
      // The form locks these rows before it uses an upload.
      await tx.select({ id: games.id }).from(games).where(gamesOf(tx, one.gameId)).orderBy(games.id).for('update');
      return tx
        .delete(uploadedPictures)
        .where(and(eq(id, one.id), not(isShown(tx))))
        .returning();
    });
    for (const key of keysOf(deleted?.picture)) await blobs.delete(key);
  }
}

/** Deletes lost parts of uploads and unused pictures, and measures builds of earlier releases. Part of a background job. */
export async function sweepStore(deps: SweepDependencies, signal: AbortSignal): Promise<void> {
  await deleteLostParts(deps, signal);
  await deleteUnusedPictures(deps, signal);
  await measureBuilds(deps, signal);
}
