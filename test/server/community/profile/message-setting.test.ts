import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Relation } from '../../../../src/domain/account/privacy';
import { RELATIONS } from '../../../../src/domain/account/privacy';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { messages } from '../../../../server/platform/database/schema/inbox';
import type { ProfileFixture } from './profile-fixture';
import { openProfileFixture } from './profile-fixture';

/** Expected results in the order visitor, player, friend, blocked, self. */
type Row = readonly [visitor: unknown, player: unknown, friend: unknown, blocked: unknown, self: unknown];

let fixture: ProfileFixture;
beforeAll(async () => {
  fixture = await openProfileFixture();
  // The demo player Nova has written to others, who may answer whatever the setting.
  await fixture.server.deps.database.db.delete(messages);
});
afterAll(() => fixture.server.close());

/** Returns the results of the five relations. */
async function seen(look: (relation: Relation) => Promise<unknown>): Promise<readonly unknown[]> {
  const all = [];
  for (const relation of RELATIONS) all.push(await look(relation));
  return all;
}

test.each<['all' | 'friends' | 'none', Row, Row]>([
  ['all', [401, 200, 200, 404, 422], [false, true, true, 404, false]],
  ['friends', [401, 403, 200, 404, 422], [false, false, true, 404, false]],
  ['none', [401, 403, 403, 404, 422], [false, false, false, 404, false]],
])('messages are accepted according to %s, as the profile says', async (value, expected, shown) => {
  const standard = defaultSettings();
  const settings = { ...standard, privacy: { ...standard.privacy, messages: value } };
  await fixture.server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, await fixture.idOf('nova')));
  const send = async (relation: Relation) => {
    const cookie = fixture.cookies[relation];
    const { status } = await fixture.server.request('/v1/private/user/conversations/nova/messages', {
      body: { id: randomUUID(), text: 'Hello.' },
      ...(cookie === undefined ? {} : { cookie }),
    });
    return status;
  };
  expect(await seen(send)).toEqual(expected);
  const offered = async (relation: Relation) => {
    const { status } = await fixture.open('nova', relation);
    return status === 200 ? (await fixture.profile('nova', relation)).messageable : status;
  };
  expect(await seen(offered)).toEqual(shown);
});
