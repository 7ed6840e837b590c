import { fc, test as property } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readSettings } from '../../../../src/domain/session/read-settings';
import { accountSettings } from '../../../../server/platform/database/schema/account-settings';
import { privacySetting } from '../../../../server/community/profile/privacy-setting';
import type { ProfileHouse } from './profile-house';
import { openProfileHouse } from './profile-house';

let house: ProfileHouse;
let nova = '';
beforeAll(async () => {
  house = await openProfileHouse();
  nova = await house.idOf('nova');
});
afterAll(() => house.server.close());

// The database takes no other objects.
const plain = { noNullPrototype: true };
const value = fc.constantFrom('all', 'friends', 'none', 'ALL', true, false, null, 7, {}, undefined);
const stored = fc.oneof(
  fc.constantFrom<unknown>({}, [], 'all', 7, { privacy: null }, { privacy: 'all' }, { privacy: [] }),
  fc.record({ privacy: fc.record({ profile_visibility: value, followers: value }, plain) }, plain),
);

describe('a privacy setting', () => {
  property.prop([stored], { numRuns: 60 })('is in a statement what it is when it is read', async (settings) => {
    const { db } = house.server.deps.database;
    await db.update(accountSettings).set({ settings }).where(eq(accountSettings.accountId, nova));
    const [asked] = await db
      .select({
        visibility: sql`array[${privacySetting('profile_visibility', 'all')}, ${privacySetting('profile_visibility', 'friends')}]`,
        followers: sql`${privacySetting('followers', true)}`,
      })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, nova));
    const { privacy } = readSettings(settings);
    expect(asked).toEqual({
      visibility: [privacy.profile_visibility === 'all', privacy.profile_visibility === 'friends'],
      followers: privacy.followers,
    });
  });
});
