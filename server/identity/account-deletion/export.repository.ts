import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { dataExports } from '../../platform/database/schema/account-deletion';
import { requireFew } from '../../platform/jobs/require-few';
import type { PersonalData } from './collect-personal-data';

/** State of a data export. */
export interface StoredExport {
  readonly id: string;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
}

const columns = {
  id: dataExports.id,
  requestedAt: dataExports.requestedAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
};

const isAvailable = (accountId: string, now: Date) =>
  and(eq(dataExports.accountId, accountId), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)));

/** Returns the pending or downloadable data export of an account. */
export async function findExport(executor: Executor, accountId: string, now: Date): Promise<StoredExport | undefined> {
  const [found] = await executor
    .select(columns)
    .from(dataExports)
    .where(isAvailable(accountId, now))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return found;
}

/** Returns the content of an account's data export; undefined until it is ready. */
export async function readExport(executor: Executor, accountId: string, now: Date): Promise<PersonalData | undefined> {
  const [found] = await executor
    .select({ content: dataExports.content })
    .from(dataExports)
    .where(and(isAvailable(accountId, now), gt(dataExports.expiresAt, now)))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return found?.content as PersonalData | undefined;
}

/** Stores a request for a data export. */
export async function insertExport(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.insert(dataExports).values({ accountId, requestedAt: now });
}

/** Returns the pending data exports, oldest first. */
export function listUnmadeExports(executor: Executor): Promise<readonly { id: string; accountId: string }[]> {
  return executor
    .select({ id: dataExports.id, accountId: dataExports.accountId })
    .from(dataExports)
    .where(isNull(dataExports.readyAt))
    .orderBy(asc(dataExports.requestedAt));
}

/** Stores the content of a data export. Returns false if the export was deleted or already has content. */
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

/** Deletes expired data exports, if they are few enough, and returns the ids of their accounts. */
export async function deleteOldExports(
  tx: Executor,
  now: Date,
  config: Pick<Config, 'deletePercent'>,
): Promise<readonly string[]> {
  const expired = await tx.$count(dataExports, lte(dataExports.expiresAt, now));
  await requireFew(tx, dataExports, { what: 'copies of data', deleted: expired }, config);
  const deleted = await tx
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ accountId: dataExports.accountId });
  return deleted.map(({ accountId }) => accountId);
}
