import { eq, inArray } from 'drizzle-orm';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Sets an account's uploaded picture, or the default one without a key. Returns the new picture's columns. */
export async function setAvatar(
  executor: Executor,
  accountId: string,
  key: string | null,
): Promise<AvatarRow | undefined> {
  const [changed] = await executor
    .update(accounts)
    .set({ avatarKey: key })
    .where(eq(accounts.id, accountId))
    .returning(avatarColumns);
  return changed;
}

/** Returns the keys that any account uses. */
export async function listUsedAvatars(executor: Executor, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ key: accounts.avatarKey })
    .from(accounts)
    .where(inArray(accounts.avatarKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}
