import type { SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, lt, not, or, sql } from 'drizzle-orm';
import { storageProblem } from '../../../src/domain/console/storage';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { builds, uploadedPictures } from '../../platform/database/schema/builds';
import { developerPublications, developerUploads } from '../../platform/database/schema/console';
import { games } from '../../platform/database/schema/games';
import { lockDeveloper } from './member.repository';

type StoredUpload = typeof developerUploads.$inferSelect;
type NewUpload = Pick<StoredUpload, 'id' | 'developerId' | 'size' | 'createdAt'>;

/** Returns the bytes of all builds and uploaded pictures of a developer, also of drafts, without open uploads. */
async function buildBytes(db: Executor, developerId: number): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${builds.bytes}), 0)::float8` })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(eq(games.developerId, developerId));
  const [pictures] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadedPictures.bytes}), 0)::float8` })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.developerId, developerId));
  return (found?.bytes ?? 0) + (pictures?.bytes ?? 0);
}

/** Returns the bytes that a developer uses: of all builds and pictures, and the announced sizes of open uploads. */
export async function storedBytes(db: Executor, developerId: number): Promise<number> {
  const [open] = await db
    .select({ bytes: sql<number>`coalesce(sum(${developerUploads.size}), 0)::float8` })
    .from(developerUploads)
    .where(eq(developerUploads.developerId, developerId));
  return (open?.bytes ?? 0) + (await buildBytes(db, developerId));
}

/** Refuses a build for which its developer has no room. Locks the developer until the end of the transaction that stores the build. */
export async function admitBuild(
  tx: Executor,
  { developerId, bytes }: { readonly developerId: number; readonly bytes: number },
  { storedBytes: most }: Pick<Config['developers'], 'storedBytes'>,
): Promise<Result<undefined, string>> {
  await lockDeveloper(tx, developerId);
  const used = await buildBytes(tx, developerId);
  return used + bytes > most ? err(storageProblem(bytes, used, most)) : ok(undefined);
}

interface NewFile {
  readonly developerId: number;
  readonly size: number;
  readonly what?: 'picture' | 'trailer';
  /** Bytes that the same change deletes. */
  readonly freed?: number | undefined;
}

/** Returns one sentence if a developer has no room for a file; undefined if it fits. */
export async function findStorageProblem(
  db: Executor,
  { developerId, size, what, freed = 0 }: NewFile,
  { storedBytes: most }: Pick<Config['developers'], 'storedBytes'>,
): Promise<string | undefined> {
  const used = (await storedBytes(db, developerId)) - freed;
  return used + size > most ? storageProblem(size, used, most, what) : undefined;
}

/** Stores a new upload. Error: one sentence, if the developer has too many open uploads or too little storage. */
export async function insertUpload(
  tx: Executor,
  upload: NewUpload,
  limits: Pick<Config['developers'], 'openUploads' | 'storedBytes'>,
): Promise<Result<undefined, string>> {
  const { openUploads } = limits;
  const { developerId } = upload;
  await lockDeveloper(tx, developerId);
  if ((await tx.$count(developerUploads, eq(developerUploads.developerId, developerId))) >= openUploads) {
    const open = `${String(openUploads)} open ${openUploads === 1 ? 'upload' : 'uploads'}`;
    return err(`This developer has ${open}. Finish one of them. The portal deletes an unfinished upload after a day.`);
  }
  const full = await findStorageProblem(tx, upload, limits);
  if (full !== undefined) return err(full);
  await tx.insert(developerUploads).values({ ...upload, received: 0 });
  return ok(undefined);
}

const ownUpload = (developerId: number, id: string) =>
  and(eq(developerUploads.id, id), eq(developerUploads.developerId, developerId));

/** Finds an upload of a developer. */
export async function findUpload(db: Executor, developerId: number, id: string): Promise<StoredUpload | undefined> {
  const [found] = await db.select().from(developerUploads).where(ownUpload(developerId, id));
  return found;
}

/** Finds an upload of a developer and locks it until the transaction ends. */
export async function lockUpload(tx: Executor, developerId: number, id: string): Promise<StoredUpload | undefined> {
  const [found] = await tx.select().from(developerUploads).where(ownUpload(developerId, id)).for('update');
  return found;
}

/** Records received bytes. Returns false if the upload has received others in the meantime, or no longer exists. */
export async function advanceUpload(db: Executor, id: string, from: number, to: number): Promise<boolean> {
  const changed = await db
    .update(developerUploads)
    .set({ received: to })
    .where(and(eq(developerUploads.id, id), eq(developerUploads.received, from)))
    .returning({ id: developerUploads.id });
  return changed.length > 0;
}

/** Deletes the row of an upload. */
export async function deleteUpload(db: Executor, id: string): Promise<void> {
  await db.delete(developerUploads).where(eq(developerUploads.id, id));
}

/** Returns uploads whose publication has ended, and those from before a moment without an open publication. */
export async function abandonedUploads(db: Executor, before: Date): Promise<readonly string[]> {
  const hasPublication = (condition?: SQL) =>
    exists(
      db
        .select({ id: developerPublications.id })
        .from(developerPublications)
        .where(
          and(
            eq(developerPublications.developerId, developerUploads.developerId),
            eq(developerPublications.uploadId, developerUploads.id),
            condition,
          ),
        ),
    );
  const isOpen = hasPublication(inArray(developerPublications.state, ['waiting', 'running']));
  const found = await db
    .select({ id: developerUploads.id })
    .from(developerUploads)
    .where(and(not(isOpen), or(hasPublication(), lt(developerUploads.createdAt, before))));
  return found.map(({ id }) => id);
}
