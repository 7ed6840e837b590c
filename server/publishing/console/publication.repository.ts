import { and, asc, eq, inArray, lt, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { developerPublications } from '../../platform/database/schema/console';
import { developers } from '../../platform/database/schema/developers';
import type { ExpiredRows } from '../../platform/jobs/require-few';

export type Publication = typeof developerPublications.$inferSelect;
type NewPublication = Pick<
  Publication,
  'developerId' | 'uploadId' | 'request' | 'requestedBy' | 'tokenName' | 'createdAt'
> &
  Partial<Pick<Publication, 'id'>>;

const isOpen = inArray(developerPublications.state, ['waiting', 'running']);

/** Stores a publication that waits for its run. */
export async function insertPublication(tx: Executor, publication: NewPublication): Promise<Publication> {
  const [made] = await tx
    .insert(developerPublications)
    .values({ ...publication, state: 'waiting' })
    .returning();
  if (!made) throw new Error(`The publication of the upload ${publication.uploadId} was not stored.`);
  return made;
}

/** Finds a publication of a developer by its id or its upload. */
export async function findPublication(
  db: Executor,
  developerId: number,
  by: Partial<Pick<Publication, 'id' | 'uploadId'>>,
): Promise<Publication | undefined> {
  const { id, uploadId } = by;
  const [found] = await db
    .select()
    .from(developerPublications)
    .where(
      and(
        eq(developerPublications.developerId, developerId),
        id === undefined ? undefined : eq(developerPublications.id, id),
        uploadId === undefined ? undefined : eq(developerPublications.uploadId, uploadId),
      ),
    );
  return found;
}

/** Counts the waiting and running publications of a developer. */
export const countOpenPublications = (db: Executor, developerId: number): Promise<number> =>
  db.$count(developerPublications, and(isOpen, eq(developerPublications.developerId, developerId)));

/** Returns the waiting and running changes of the drafts of a developer. */
export async function openDraftChanges(db: Executor, developerId: number): Promise<readonly Publication[]> {
  const open = await db
    .select()
    .from(developerPublications)
    .where(and(isOpen, eq(developerPublications.developerId, developerId)));
  return open.filter(({ request }) => request.draftAction !== undefined);
}

/** True while a release, a renewal or a deletion of the draft is open. */
export const isDraftChanging = async (db: Executor, developerId: number, game: string): Promise<boolean> =>
  (await openDraftChanges(db, developerId)).some(({ request }) => request.game === game);

/** True if an open publication uses the upload. */
export async function isUploadUsed(db: Executor, uploadId: string): Promise<boolean> {
  return (await db.$count(developerPublications, and(isOpen, eq(developerPublications.uploadId, uploadId)))) > 0;
}

/** Starts the oldest waiting publication of the developer who was served longest ago. Returns it with the slug of its developer; undefined if none waits. */
export async function startNextPublication(
  db: Executor,
  now: Date,
): Promise<(Publication & { readonly developer: string }) | undefined> {
  const served = alias(developerPublications, 'served');
  const servedAt = db
    .select({ at: max(served.startedAt) })
    .from(served)
    .where(eq(served.developerId, developerPublications.developerId));
  const [next] = await db
    .select({ id: developerPublications.id, developer: developers.slug })
    .from(developerPublications)
    .innerJoin(developers, eq(developers.id, developerPublications.developerId))
    .where(eq(developerPublications.state, 'waiting'))
    .orderBy(sql`${servedAt} asc nulls first`, asc(developerPublications.createdAt), asc(developerPublications.id))
    .limit(1);
  if (!next) return undefined;
  const [started] = await db
    .update(developerPublications)
    .set({ state: 'running', startedAt: now })
    .where(and(eq(developerPublications.id, next.id), eq(developerPublications.state, 'waiting')))
    .returning();
  return started && { ...started, developer: next.developer };
}

/** Lets a publication wait again. */
export async function postponePublication(db: Executor, id: string): Promise<void> {
  await db
    .update(developerPublications)
    .set({ state: 'waiting', startedAt: null })
    .where(eq(developerPublications.id, id));
}

/** Stores the end of a publication. */
export async function endPublication(
  tx: Executor,
  id: string,
  end: Pick<Publication, 'state' | 'endedAt'> & Partial<Pick<Publication, 'error' | 'result'>>,
): Promise<void> {
  await tx.update(developerPublications).set(end).where(eq(developerPublications.id, id));
}

/** Returns publications that have run since a moment in the past: their server was killed. */
export const interruptedPublications = (db: Executor, startedBefore: Date): Promise<readonly Publication[]> =>
  db
    .select()
    .from(developerPublications)
    .where(and(eq(developerPublications.state, 'running'), lt(developerPublications.startedAt, startedBefore)));

/** Publications that ended before a moment. The last publication of each build stays, because it has the report of its check. */
export function oldPublications(before: Date): ExpiredRows {
  const { endedAt, id } = developerPublications;
  const last = sql`
    select distinct on (developer_id, result ->> 'game', result ->> 'version', result ->> 'status') id
    from ${developerPublications} where state = 'published' and result is not null
    order by developer_id, result ->> 'game', result ->> 'version', result ->> 'status', ended_at desc, id`;
  const expired = and(lt(endedAt, before), sql`${id} not in (${last})`);
  return { table: developerPublications, what: 'publications', expired };
}
