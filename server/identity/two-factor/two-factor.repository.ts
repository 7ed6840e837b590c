import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { recoveryCodes } from '../../platform/database/schema/recovery-codes';
import { twoFactor } from '../../platform/database/schema/two-factor';

/** The authenticator app of an account. */
export interface StoredTwoFactor {
  readonly encryptedSecret: string;
  /** None before its first code. */
  readonly confirmedAt: Date | null;
}

/** Whether sign-in to an account needs a code. */
export async function hasTwoFactor(executor: Executor, accountId: string): Promise<boolean> {
  const found = await executor
    .select({ id: twoFactor.accountId })
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, accountId), isNotNull(twoFactor.confirmedAt)));
  return found.length > 0;
}

/** The app of an account, also one that was never confirmed. */
export async function readTwoFactor(executor: Executor, accountId: string): Promise<StoredTwoFactor | undefined> {
  const [found] = await executor
    .select({ encryptedSecret: twoFactor.encryptedSecret, confirmedAt: twoFactor.confirmedAt })
    .from(twoFactor)
    .where(eq(twoFactor.accountId, accountId));
  return found;
}

/** Keeps the secret of a new app until it is confirmed; false when one counts already. */
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

/** Makes the proposed app count, by the code of a step; false when another call was faster, or has put a new secret in its place. */
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

/** Takes the code of a step; false when it, or a later one, was taken before. */
export async function takeStep(executor: Executor, accountId: string, step: number): Promise<boolean> {
  const taken = await executor
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.accountId, accountId), or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))))
    .returning({ id: twoFactor.accountId });
  return taken.length > 0;
}

/** Takes a recovery code: of any number of uses at once one gets it. */
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

/** Puts new recovery codes in the place of all there were. */
export async function replaceRecoveryCodes(
  tx: Executor,
  accountId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })));
}

/** Recovery codes of an account that have not been used. */
export async function countRecoveryCodes(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Takes the second factor from an account, with its recovery codes. */
export async function deleteTwoFactor(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(twoFactor).where(eq(twoFactor.accountId, accountId));
}
