import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { notifications } from '../../../../server/platform/database/schema/notifications';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import type { FriendHouse } from './friend-house';
import { openFriendHouse } from './friend-house';

let house: FriendHouse;

beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

const call = async ({ id }: ClosingPlayer, alias: string | null) => {
  await house.server.deps.database.db.update(accounts).set({ alias }).where(eq(accounts.id, id));
};
const notificationsOf = async ({ id }: ClosingPlayer) => {
  const { db } = house.server.deps.database;
  const rows = await db.select().from(notifications).where(eq(notifications.accountId, id));
  return rows.map(({ body, link }) => [body, link]);
};

describe('what is told of friends', () => {
  test('names them by both names, and leads to a friend’s profile by the user name', async () => {
    const { vega, mira } = house;
    await call(vega, 'Vega of the Hill');
    await house.ask(vega, 'mira-2');
    expect(await notificationsOf(mira)).toEqual([
      ['Vega of the Hill (vega) would like to be your friend.', '/account/friends'],
    ]);
    await house.ask(mira, 'vega');
    expect(await notificationsOf(vega)).toEqual([['mira-2 and you are friends now.', '/community/user/mira-2']]);
    await call(vega, null);
  });

  test('leads to the list of friends where the profile is shut', async () => {
    const { vega, mira } = house;
    await house.set(mira, { privacy: { profile_visibility: 'none' } });
    await house.befriend(vega, mira);
    expect(await notificationsOf(vega)).toEqual([['mira-2 and you are friends now.', '/account/friends']]);
  });
});
