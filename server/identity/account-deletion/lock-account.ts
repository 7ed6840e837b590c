import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Who an account belongs to, as far as they are to be written to. */
export interface ClosingAccount {
  readonly username: string;
  readonly alias: string | null;
  readonly email: string;
  /** None while nobody has proved to read its mails. */
  readonly verifiedAt: Date | null;
  /** Names the picture that they have uploaded. */
  readonly avatarKey: string | null;
}

/** Holds the row of an account until the end of the transaction; undefined when it is deleted. */
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
