import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import type { FriendFixture } from './friend-fixture';
import { openFriendFixture } from './friend-fixture';

let fixture: FriendFixture;

beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const setAlias = async ({ id }: ClosingPlayer, alias: string | null) => {
  await fixture.server.deps.database.db.update(accounts).set({ alias }).where(eq(accounts.id, id));
};
const notificationsOf = async ({ id }: ClosingPlayer) => {
  const { db } = fixture.server.deps.database;
  const rows = await db.select().from(notifications).where(eq(notifications.accountId, id));
  return rows.map(({ body, link }) => [body, link]);
};

describe('recordFriendshipNotifications', () => {
  test('names a player by alias and username, and links to the friend’s profile', async () => {
    const { vega, mira } = fixture;
    await setAlias(vega, 'Vega of the Hill');
    await fixture.request(vega, 'mira-2');
    expect(await notificationsOf(mira)).toEqual([
      ['Vega of the Hill (vega) would like to be your friend.', '/account/friends'],
    ]);
    await fixture.request(mira, 'vega');
    expect(await notificationsOf(vega)).toEqual([['You and mira-2 are now friends.', '/community/user/mira-2']]);
    await setAlias(vega, null);
  });

  test('links to the list of friends if the profile is private', async () => {
    const { vega, mira } = fixture;
    await fixture.set(mira, { privacy: { profile_visibility: 'none' } });
    await fixture.befriend(vega, mira);
    expect(await notificationsOf(vega)).toEqual([['You and mira-2 are now friends.', '/account/friends']]);
  });
});
