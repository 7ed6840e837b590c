import type { SQL } from 'drizzle-orm';
import { and, count, eq, exists, inArray, lt, not, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { developerPublications, developerUploads } from '../../platform/database/schema/console';
import { developers } from '../../platform/database/schema/developers';

type StoredUpload = typeof developerUploads.$inferSelect;
type NewUpload = Pick<StoredUpload, 'id' | 'developerId' | 'size' | 'createdAt'>;

/** Stores a new upload. Returns false if the developer has `max` others. */
export async function insertUpload(tx: Executor, upload: NewUpload, max: number): Promise<boolean> {
  await tx.select({ id: developers.id }).from(developers).where(eq(developers.id, upload.developerId)).for('update');
  const own = eq(developerUploads.developerId, upload.developerId);
  const [found] = await tx.select({ open: count() }).from(developerUploads).where(own);
  if ((found?.open ?? 0) >= max) return false;
  await tx.insert(developerUploads).values({ ...upload, received: 0 });
  return true;
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
