import { fc, test as property } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readSettings } from '../../../../src/domain/session/read-settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { privacySetting } from '../../../../server/community/profile/privacy-setting';
import type { ProfileFixture } from './profile-fixture';
import { openProfileFixture } from './profile-fixture';

let fixture: ProfileFixture;
let nova = '';
beforeAll(async () => {
  fixture = await openProfileFixture();
  nova = await fixture.idOf('nova');
});
afterAll(() => fixture.server.close());

// The database stores only valid JSON.
const plain = { noNullPrototype: true };
const value = fc.constantFrom('all', 'friends', 'none', 'ALL', true, false, null, 7, {}, undefined);
const stored = fc.oneof(
  fc.constantFrom<unknown>({}, [], 'all', 7, { privacy: null }, { privacy: 'all' }, { privacy: [] }),
  fc.record({ privacy: fc.record({ profile_visibility: value, followers: value }, plain) }, plain),
);

describe('privacySetting', () => {
  property.prop([stored], { numRuns: 60 })('always equals readSettings in a statement', async (settings) => {
    const { db } = fixture.server.deps.database;
    await db.update(accountSettings).set({ settings }).where(eq(accountSettings.accountId, nova));
    const [selected] = await db
      .select({
        visibility: sql`array[${privacySetting('profile_visibility', 'all')}, ${privacySetting('profile_visibility', 'friends')}]`,
        followers: sql`${privacySetting('followers', true)}`,
      })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, nova));
    const { privacy } = readSettings(settings);
    expect(selected).toEqual({
      visibility: [privacy.profile_visibility === 'all', privacy.profile_visibility === 'friends'],
      followers: privacy.followers,
    });
  });
});
