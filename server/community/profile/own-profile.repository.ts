import { eq } from 'drizzle-orm';
import type { ProfileFields } from '../../../src/domain/account/own-profile';
import type { ProfileLink } from '../../../src/domain/account/profile';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Stored profile data of a player. */
export interface OwnProfileRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
  readonly about: string;
  readonly links: readonly ProfileLink[];
  readonly phone: string | null;
}

const own = {
  ...avatarColumns,
  username: accounts.username,
  alias: accounts.alias,
  about: accounts.about,
  links: accounts.links,
  phone: accounts.phone,
};

/** Returns an account's own profile. */
export async function readOwnProfile(executor: Executor, accountId: string): Promise<OwnProfileRow | undefined> {
  const [found] = await executor.select(own).from(accounts).where(eq(accounts.id, accountId));
  return found;
}

/** Stores a validated profile and returns it. */
export async function writeOwnProfile(
  executor: Executor,
  accountId: string,
  { alias, about, links, phone }: ProfileFields,
): Promise<OwnProfileRow | undefined> {
  const orNull = (text: string): string | null => (text === '' ? null : text);
  const [changed] = await executor
    .update(accounts)
    .set({ alias: orNull(alias), about, links, phone: orNull(phone) })
    .where(eq(accounts.id, accountId))
    .returning(own);
  return changed;
}
