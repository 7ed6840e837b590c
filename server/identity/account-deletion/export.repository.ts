import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { dataExports } from '../../platform/database/schema/data-exports';
import type { PersonalData } from './collect-personal-data';

/** How a copy of a player's data stands. */
export interface ExportStanding {
  readonly id: string;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
}

const standing = {
  id: dataExports.id,
  requestedAt: dataExports.requestedAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
};

const there = (accountId: string, now: Date) =>
  and(eq(dataExports.accountId, accountId), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)));

/** The copy that is being made for an account or can be fetched. */
export async function findExport(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<ExportStanding | undefined> {
  const [found] = await executor
    .select(standing)
    .from(dataExports)
    .where(there(accountId, now))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return found;
}

/** What is in the copy of an account's data; undefined while it is not ready. */
export async function readExport(executor: Executor, accountId: string, now: Date): Promise<PersonalData | undefined> {
  const [found] = await executor
    .select({ content: dataExports.content })
    .from(dataExports)
    .where(and(there(accountId, now), gt(dataExports.expiresAt, now)))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return found?.content as PersonalData | undefined;
}

/** Asks for a copy of an account's data. */
export async function insertExport(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.insert(dataExports).values({ accountId, requestedAt: now });
}

/** Copies that are still to be made, the oldest first. */
export function listUnmadeExports(executor: Executor): Promise<readonly { id: string; accountId: string }[]> {
  return executor
    .select({ id: dataExports.id, accountId: dataExports.accountId })
    .from(dataExports)
    .where(isNull(dataExports.readyAt))
    .orderBy(asc(dataExports.requestedAt));
}

/** Puts a copy in its place; false when it is gone or was made a moment before. */
export async function fillExport(
  tx: Executor,
  id: string,
  made: { readonly content: PersonalData; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const filled = await tx
    .update(dataExports)
    .set(made)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ id: dataExports.id });
  return filled.length > 0;
}

/** Throws away copies whose time is over; answers whose they were. */
export async function deleteOldExports(tx: Executor, now: Date): Promise<readonly string[]> {
  const deleted = await tx
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ accountId: dataExports.accountId });
  return deleted.map(({ accountId }) => accountId);
}
