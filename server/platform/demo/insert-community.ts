import { inArray } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { brand } from '../../../src/domain/shared/brand';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Executor } from '../database/executor';
import { accountSettings } from '../database/schema/account-settings';
import { accounts } from '../database/schema/accounts';
import { developerMembers } from '../database/schema/developer-members';
import { developers } from '../database/schema/developers';
import { daysBefore } from './days-before';
import { demoCommunity } from './demo-community';

/** The invented people, those of a studio as its members; answers their ids by user name. Whose name somebody else has is left out. */
export async function insertCommunity(tx: Executor, now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = demoCommunity.map(({ username, alias, avatarSeed, joinedDaysAgo }) => {
    const email = `${username}@community.${brand.identifier}.example`;
    const joined = daysBefore(now, joinedDaysAgo);
    const person = { username, usernameKey: usernameKey(username), alias: alias ?? null, avatarSeed };
    const address = { email, emailKey: email, emailVerifiedAt: joined };
    return { ...person, ...address, createdAt: joined, lastLoginAt: joined, lastLoginDevice: 'Unknown device' };
  });
  const created = await tx
    .insert(accounts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: accounts.id, username: accounts.username });
  const ids = new Map(created.map(({ id, username }) => [username, id]));
  if (created.length > 0)
    await tx.insert(accountSettings).values(created.map(({ id }) => ({ accountId: id, settings: defaultSettings() })));
  await joinStudios(tx, ids);
  return ids;
}

async function joinStudios(tx: Executor, ids: ReadonlyMap<string, string>): Promise<void> {
  const slugs = demoCommunity.flatMap(({ studio }) => studio ?? []);
  const found = await tx.select().from(developers).where(inArray(developers.slug, slugs));
  for (const { username, studio } of demoCommunity) {
    const accountId = ids.get(username);
    const developer = found.find(({ slug }) => slug === studio);
    if (accountId === undefined || !developer) continue;
    await tx.insert(developerMembers).values({ developerId: developer.id, accountId, role: 'owner' });
  }
}
