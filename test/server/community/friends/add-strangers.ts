import { eq } from 'drizzle-orm';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import type { FriendFixture } from './friend-fixture';

/** Adds players without a login and returns their generated ids. */
export async function addStrangers(fixture: FriendFixture, many: number): Promise<readonly string[]> {
  const { db } = fixture.server.deps.database;
  const at = fixture.clock.now();
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
