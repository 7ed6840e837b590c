import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { deletionRequests } from '../../platform/database/schema/account-deletion';

const DAY = 24 * 60 * 60_000;

export type StoredDeletion = typeof deletionRequests.$inferSelect;

const open = and(isNull(deletionRequests.withdrawnAt), isNull(deletionRequests.completedAt));
const dueBy = (now: Date) => and(open, lte(deletionRequests.dueAt, now));

/** Returns the deletion request of an account that is neither withdrawn nor completed. */
export async function findOpenDeletion(executor: Executor, accountId: string): Promise<StoredDeletion | undefined> {
  const [found] = await executor
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.accountId, accountId), open));
  return found;
}

/** Returns a deletion request in any state. */
export async function readDeletion(executor: Executor, id: string): Promise<StoredDeletion | undefined> {
  const [found] = await executor.select().from(deletionRequests).where(eq(deletionRequests.id, id));
  return found;
}

/** Stores a deletion request for an account without an open one. Reopens a request that was withdrawn within the last day. */
export async function storeDeletionRequest(
  tx: Executor,
  request: Pick<StoredDeletion, 'accountId' | 'origin' | 'requestedAt' | 'dueAt'>,
): Promise<StoredDeletion> {
  const { accountId, requestedAt } = request;
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
    .set({ ...request, withdrawnAt: null })
    .where(inArray(deletionRequests.id, withdrawn))
    .returning();
  const [stored] = again ? [again] : await tx.insert(deletionRequests).values(request).returning();
  if (!stored) throw new Error('The deletion was not stored.');
  return stored;
}

/** Withdraws the open deletion request. Returns false if there is none or it has just been carried out. */
export async function withdrawDeletion(tx: Executor, accountId: string, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .update(deletionRequests)
    .set({ withdrawnAt: now })
    .where(and(eq(deletionRequests.accountId, accountId), open))
    .returning({ id: deletionRequests.id });
  return withdrawn.length > 0;
}

/** Returns the ids of the due deletion requests, oldest first. */
export async function listDueDeletions(executor: Executor, now: Date): Promise<readonly string[]> {
  const due = await executor
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(dueBy(now))
    .orderBy(asc(deletionRequests.dueAt));
  return due.map(({ id }) => id);
}

/** Marks a due deletion as completed within the transaction. Returns undefined if it was withdrawn or is already completed. */
export async function claimDeletion(tx: Executor, id: string, now: Date): Promise<StoredDeletion | undefined> {
  const [claimed] = await tx
    .update(deletionRequests)
    .set({ completedAt: now })
    .where(and(eq(deletionRequests.id, id), dueBy(now)))
    .returning();
  return claimed;
}
