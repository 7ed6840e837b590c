import type { Database } from '../../../server/platform/database/database';
import { accounts } from '../../../server/platform/database/schema/accounts';

/**
 * Inserts many accounts with verified addresses `{name}-{number}@mail.test` and without settings. Returns their ids in
 * the order of the numbers.
 */
export async function insertPlayers(
  { db }: Pick<Database, 'db'>,
  count: number,
  now: Date,
  name = 'player',
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    username: `${name}-${String(at)}`,
    usernameKey: `${name}-${String(at)}`,
    email: `${name}-${String(at)}@mail.test`,
    emailKey: `${name}-${String(at)}@mail.test`,
    emailVerifiedAt: now,
    avatarSeed: 1,
    createdAt: now,
    lastLoginAt: now,
    lastLoginDevice: 'a test',
  }));
  const inserted = await db.insert(accounts).values(rows).returning({ id: accounts.id });
  return inserted.map(({ id }) => id);
}
