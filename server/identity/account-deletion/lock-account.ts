import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Contact data of an account that is locked for a change. */
export interface ClosingAccount {
  readonly username: string;
  readonly alias: string | null;
  readonly email: string;
  /** Null until the address is verified. */
  readonly verifiedAt: Date | null;
  /** Key of the uploaded avatar; null for a default avatar. */
  readonly avatarKey: string | null;
}

/** Locks an account row until the end of the transaction. Returns undefined if the account is deleted. */
export async function lockAccount(tx: Executor, id: string): Promise<ClosingAccount | undefined> {
  const [found] = await tx
    .select({
      username: accounts.username,
      alias: accounts.alias,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
      avatarKey: accounts.avatarKey,
    })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('update');
  return found;
}
