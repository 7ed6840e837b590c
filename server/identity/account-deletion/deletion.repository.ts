import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { deletionRequests } from '../../platform/database/schema/deletion-requests';

const DAY = 24 * 60 * 60_000;

export type StoredDeletion = typeof deletionRequests.$inferSelect;

const open = and(isNull(deletionRequests.withdrawnAt), isNull(deletionRequests.completedAt));
const dueBy = (now: Date) => and(open, lte(deletionRequests.dueAt, now));

/** The deletion that an account waits for. */
export async function findOpenDeletion(executor: Executor, accountId: string): Promise<StoredDeletion | undefined> {
  const [found] = await executor
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.accountId, accountId), open));
  return found;
}

/** A deletion, however it ended. */
export async function readDeletion(executor: Executor, id: string): Promise<StoredDeletion | undefined> {
  const [found] = await executor.select().from(deletionRequests).where(eq(deletionRequests.id, id));
  return found;
}

/** Notes the wish to have an account deleted, of which there is none; one that was withdrawn within the last day is opened again. */
export async function noteDeletion(
  tx: Executor,
  wish: Pick<StoredDeletion, 'accountId' | 'origin' | 'requestedAt' | 'dueAt'>,
): Promise<StoredDeletion> {
  const { accountId, requestedAt } = wish;
  const withdrawn = tx
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(
      and(
        eq(deletionRequests.accountId, accountId),
        gt(deletionRequests.withdrawnAt, new Date(requestedAt.getTime() - DAY)),
      ),
    )
    .orderBy(desc(deletionRequests.withdrawnAt))
    .limit(1);
  const [again] = await tx
    .update(deletionRequests)
    .set({ ...wish, withdrawnAt: null })
    .where(inArray(deletionRequests.id, withdrawn))
    .returning();
  const [stored] = again ? [again] : await tx.insert(deletionRequests).values(wish).returning();
  if (!stored) throw new Error('The deletion was not stored.');
  return stored;
}

/** Takes the wish back; false when there is none, or it was carried out a moment before. */
export async function withdrawDeletion(tx: Executor, accountId: string, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .update(deletionRequests)
    .set({ withdrawnAt: now })
    .where(and(eq(deletionRequests.accountId, accountId), open))
    .returning({ id: deletionRequests.id });
  return withdrawn.length > 0;
}

/** Ids of the deletions whose time has come, the oldest first. */
export async function listDueDeletions(executor: Executor, now: Date): Promise<readonly string[]> {
  const due = await executor
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(dueBy(now))
    .orderBy(asc(deletionRequests.dueAt));
  return due.map(({ id }) => id);
}

/** Takes a deletion to carry it out, in this transaction; undefined when it was withdrawn or is done. */
export async function claimDeletion(tx: Executor, id: string, now: Date): Promise<StoredDeletion | undefined> {
  const [claimed] = await tx
    .update(deletionRequests)
    .set({ completedAt: now })
    .where(and(eq(deletionRequests.id, id), dueBy(now)))
    .returning();
  return claimed;
}
