import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { recoveryCodes, twoFactor } from '../../platform/database/schema/accounts';

export interface StoredTwoFactor {
  readonly encryptedSecret: string;
  /** Null until the first code confirms the app. */
  readonly confirmedAt: Date | null;
}

/** Reports whether a login to the account requires a code. */
export async function hasTwoFactor(executor: Executor, accountId: string): Promise<boolean> {
  const found = await executor
    .select({ id: twoFactor.accountId })
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, accountId), isNotNull(twoFactor.confirmedAt)));
  return found.length > 0;
}

/** Returns the account's authenticator app, confirmed or not. */
export async function readTwoFactor(executor: Executor, accountId: string): Promise<StoredTwoFactor | undefined> {
  const [found] = await executor
    .select({ encryptedSecret: twoFactor.encryptedSecret, confirmedAt: twoFactor.confirmedAt })
    .from(twoFactor)
    .where(eq(twoFactor.accountId, accountId));
  return found;
}

/** Stores the secret of an unconfirmed app. Returns false if the account already has a confirmed one. */
export async function proposeSecret(
  executor: Executor,
  accountId: string,
  encryptedSecret: string,
  now: Date,
): Promise<boolean> {
  const kept = await executor
    .insert(twoFactor)
    .values({ accountId, encryptedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: twoFactor.accountId,
      set: { encryptedSecret, createdAt: now },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ id: twoFactor.accountId });
  return kept.length > 0;
}

/** Confirms an app with the step of its first code. Returns false if it was confirmed or its secret replaced meanwhile. */
export async function confirmSecret(
  tx: Executor,
  accountId: string,
  { encryptedSecret, step, now }: { readonly encryptedSecret: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(twoFactor)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(twoFactor.accountId, accountId),
        eq(twoFactor.encryptedSecret, encryptedSecret),
        isNull(twoFactor.confirmedAt),
      ),
    )
    .returning({ id: twoFactor.accountId });
  return confirmed.length > 0;
}

/** Consumes the code of a step. Returns false if this or a later step was consumed before. */
export async function takeStep(executor: Executor, accountId: string, step: number): Promise<boolean> {
  const taken = await executor
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.accountId, accountId), or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))))
    .returning({ id: twoFactor.accountId });
  return taken.length > 0;
}

/** Consumes a recovery code. Of concurrent calls, only one returns true. */
export async function takeRecoveryCode(
  executor: Executor,
  accountId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const taken = await executor
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Executor,
  accountId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })));
}

/** Counts the unused recovery codes of an account. */
export async function countRecoveryCodes(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Deletes the second factor and the recovery codes of an account. */
export async function deleteTwoFactor(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(twoFactor).where(eq(twoFactor.accountId, accountId));
}
