import { eq, sql } from 'drizzle-orm';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import { perExecutor } from '../../platform/database/per-executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { blocks } from '../../platform/database/schema/friends';
import { foundIn } from './found-in';
import { countOfFound, foundTotal, pageOfFound } from './list-found';

const caller = sql`${sql.placeholder('caller')}::uuid`;

/**
 * Accounts with a public profile that are not deleted and have no block with the caller. An account without stored
 * settings is excluded.
 */
const shownToAll = sql`${accounts.deletedAt} is null and exists (
  select from ${accountSettings} where ${accountSettings.accountId} = ${accounts.id}
  and ${accountSettings.settings} #>> '{privacy,profile_visibility}' = 'all'
) and not exists (
  select from ${blocks} where ${blocks.blocker} = ${accounts.id} and ${blocks.blocked} = ${caller}
) and not exists (
  select from ${blocks} where ${blocks.blocker} = ${caller} and ${blocks.blocked} = ${accounts.id}
)`;

const candidates = foundIn({
  table: accounts,
  listed: shownToAll,
  then: [[accounts.usernameKey, 'asc']],
});

export interface UserCardRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
  readonly premiumUntil: Date | null;
}

/** Searches players by username and alias only. Needs the additional placeholder `caller`. */
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
