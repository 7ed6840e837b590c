import { eq, inArray } from 'drizzle-orm';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Gives an account an uploaded picture, or without a key the default one again; answers what the picture is made of now. */
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

/** Which of some pictures any account has. */
export async function listUsedAvatars(executor: Executor, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ key: accounts.avatarKey })
    .from(accounts)
    .where(inArray(accounts.avatarKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}
