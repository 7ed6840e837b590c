import { inArray } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { defaultSettings } from '../../../src/domain/session/settings';
import { brand } from '../../../src/domain/shared/brand';
import type { Executor } from '../database/executor';
import { accounts, accountSettings } from '../database/schema/accounts';
import { developerMembers, developers } from '../database/schema/developers';
import { daysBefore } from './content-text';

/** An invented person without a password, so nobody can log in. */
interface DemoPerson {
  readonly username: string;
  /** Undefined shows the username. */
  readonly alias?: string;
  readonly avatarSeed: number;
  readonly joinedDaysAgo: number;
  /** Slug of the person's developer. Such a person answers reviews but does not write them. */
  readonly studio?: string;
}

/** Invented players of the demo games, and invented members of developers without a demo account. */
export const demoCommunity: readonly DemoPerson[] = [
  { username: 'hazel_thorne', alias: 'Hazel Thorne', avatarSeed: 1, joinedDaysAgo: 58 },
  { username: 'tobias-r', alias: 'Tobias R.', avatarSeed: 2, joinedDaysAgo: 57 },
  { username: 'quietbadger', alias: 'Quiet Badger', avatarSeed: 4, joinedDaysAgo: 56 },
  { username: 'priya_n', alias: 'Priya N.', avatarSeed: 5, joinedDaysAgo: 55 },
  { username: 'mothlight', alias: 'Moth', avatarSeed: 7, joinedDaysAgo: 53 },
  { username: 'old_gregor', alias: 'Gregor', avatarSeed: 8, joinedDaysAgo: 52 },
  { username: 'saltwick', avatarSeed: 10, joinedDaysAgo: 51 },
  { username: 'juno_w', alias: 'Juno Whitfield', avatarSeed: 11, joinedDaysAgo: 50 },
  { username: 'kestrel77', avatarSeed: 12, joinedDaysAgo: 49 },
  { username: 'ama_boateng', alias: 'Ama Boateng', avatarSeed: 5, joinedDaysAgo: 48 },
  { username: 'leftfoot', alias: 'Left Foot', avatarSeed: 2, joinedDaysAgo: 46 },
  { username: 'yuki-t', alias: 'Yuki', avatarSeed: 7, joinedDaysAgo: 45 },
  { username: 'dr_marrow', alias: 'Dr Marrow', avatarSeed: 4, joinedDaysAgo: 44 },
  { username: 'elif_k', alias: 'Elif K.', avatarSeed: 1, joinedDaysAgo: 42 },
  { username: 'rowan_ash', alias: 'Rowan of Paper Moon', avatarSeed: 8, joinedDaysAgo: 59, studio: 'paper-moon' },
  { username: 'dela_fenn', alias: 'Dela of Tall Wave', avatarSeed: 10, joinedDaysAgo: 59, studio: 'tall-wave' },
];

/**
 * Inserts the invented people and their memberships. Skips usernames that are taken. Returns their ids by username.
 */
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
