import { asc, eq, sql } from 'drizzle-orm';
import type { AvatarRow } from '../account/avatar.columns';
import { avatarColumns } from '../account/avatar.columns';
import { perExecutor } from '../database/per-executor';
import { accountSettings } from '../database/schema/account-settings';
import { accounts } from '../database/schema/accounts';
import { foundIn } from './found-in';
import { countOfFound, foundTotal, pageOfFound } from './list-found';

/** Only who shows the profile to all and is not deleted; an account whose settings do not say so is not found. */
const shownToAll = sql`${accounts.deletedAt} is null and exists (
  select from ${accountSettings} where ${accountSettings.accountId} = ${accounts.id}
  and ${accountSettings.settings} #>> '{privacy,profile_visibility}' = 'all'
)`;

const candidates = foundIn({
  table: accounts,
  listed: shownToAll,
  then: [asc(accounts.usernameKey)],
});

export interface UserCardRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
  readonly premiumUntil: Date | null;
}

/** Players by user name and alias, and by nothing else. */
export const searchUsers = perExecutor((executor) => ({
  page: executor
    .select({
      username: accounts.username,
      alias: accounts.alias,
      ...avatarColumns,
      premiumUntil: accounts.premiumUntil,
      total: foundTotal,
    })
    .from(pageOfFound(candidates))
    .innerJoin(accounts, eq(accounts.id, sql`found.id`))
    .orderBy(sql`found.place`)
    .prepare('search_users_page'),
  count: executor.select({ total: foundTotal }).from(countOfFound(candidates)).prepare('search_users_count'),
}));
