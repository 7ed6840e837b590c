import { eq } from 'drizzle-orm';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import type { FriendHouse } from './friend-house';

/** Adds players whom nobody can sign in as; answers their ids, those of the database's own making. */
export async function addStrangers(house: FriendHouse, many: number): Promise<readonly string[]> {
  const { db } = house.server.deps.database;
  const at = house.clock.now();
  const common = { email: '', emailKey: '', avatarSeed: 1, createdAt: at, lastLoginAt: at, lastLoginDevice: '' };
  await db.delete(accounts).where(eq(accounts.lastLoginDevice, ''));
  const rows = await db
    .insert(accounts)
    .values(
      Array.from({ length: many }, (_, place) => {
        const username = `stranger-${String(place)}`;
        return { ...common, username, usernameKey: username };
      }),
    )
    .returning({ id: accounts.id });
  return rows.map(({ id }) => id);
}
