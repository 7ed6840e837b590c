import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { friendList } from '../../../../src/contract/friend.contract';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { ConversationFixture } from './conversation-fixture';
import { openConversationFixture } from './conversation-fixture';

let fixture: ConversationFixture;

beforeAll(async () => {
  fixture = await openConversationFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.server.close());

describe('the setting and blocks', () => {
  test.each([
    ['all', 200, 200],
    ['friends', 403, 200],
    ['none', 403, 403],
  ] as const)('%s decides who may write', async (value, stranger, friend) => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(mira, lyra);
    await fixture.set(mira, { privacy: { messages: value } });
    expect((await fixture.send(vega, 'mira-2', 'Hi')).status).toBe(stranger);
    expect((await fixture.send(lyra, 'mira-2', 'Hi')).status).toBe(friend);
    expect((await fixture.conversation(vega, 'mira-2')).access).toBe(stranger === 200 ? 'write' : 'closed');
  });

  test.each(['friends', 'none'] as const)(
    'with %s a player may still answer who was written to, until a block',
    async (value) => {
      const { vega, mira } = fixture;
      await fixture.set(vega, { privacy: { messages: value } });
      await fixture.set(mira, { privacy: { messages: 'all' } });
      const profile = async () =>
        dataOf(
          communityProfile,
          await fixture.server.request('/v1/public/user/community/profile/vega', { cookie: mira.cookie }),
        );
      expect((await fixture.send(mira, 'vega', 'Hi')).status).toBe(403);
      expect((await profile()).messageable).toBe(false);
      await fixture.send(vega, 'mira-2', 'Hello, stranger.');
      expect((await fixture.conversation(mira, 'vega')).access).toBe('write');
      expect((await profile()).messageable).toBe(true);
      expect((await fixture.send(mira, 'vega', 'Hi')).status).toBe(200);
      await fixture.perform(vega, 'block', 'mira-2');
      expect((await fixture.send(mira, 'vega', 'Hi')).status).toBe(404);
    },
  );

  test('a block forbids messages in both directions and hides the blocker', async () => {
    const { vega, mira } = fixture;
    await fixture.set(vega, { privacy: { messages: 'all' } });
    await fixture.set(mira, { privacy: { messages: 'all' } });
    await fixture.send(mira, 'vega', 'Before.');
    await fixture.perform(vega, 'block', 'mira-2');
    expect((await fixture.send(vega, 'mira-2', 'Hi')).status).toBe(409);
    expect((await fixture.send(mira, 'vega', 'Hi')).status).toBe(404);
    expect((await fixture.get(mira, 'vega')).status).toBe(404);
    expect(await fixture.conversation(vega, 'mira-2')).toMatchObject({
      access: 'blocked',
      messages: [{ text: 'Before.' }],
    });
    await fixture.perform(vega, 'unblock', 'mira-2');
    expect((await fixture.send(mira, 'vega', 'Hi')).status).toBe(200);
  });
});

describe('the name and picture of a player with a hidden profile', () => {
  const HIDDEN = { username: 'mira-2', alias: 'mira-2' };
  const person = async (player: ClosingPlayer) => (await fixture.conversation(player, 'mira-2')).person;

  beforeEach(async () => {
    const { db } = fixture.server.deps.database;
    await db.update(accounts).set({ alias: 'Mira Moon', avatarSeed: 7 }).where(eq(accounts.id, fixture.mira.id));
  });
  afterEach(async () => {
    const { db } = fixture.server.deps.database;
    await db.update(accounts).set({ alias: null, avatarSeed: 1 }).where(eq(accounts.id, fixture.mira.id));
  });

  test.each([
    ['all', 'Mira Moon'],
    ['friends', 'mira-2'],
    ['none', 'mira-2'],
  ] as const)('are shown to strangers like the profile with the visibility %s', async (value, alias) => {
    const { vega, mira, server } = fixture;
    await fixture.set(mira, { privacy: { profile_visibility: value } });
    const profile = await server.request('/v1/public/user/community/profile/mira-2', { cookie: vega.cookie });
    expect(profile.status).toBe(value === 'all' ? 200 : 403);
    const shown = await person(vega);
    expect(shown).toMatchObject({ username: 'mira-2', alias });
    expect(shown.avatar.tn).toContain(value === 'all' ? '/avatars/7-' : '/avatars/1-');
  });

  test('are shown to friends, to receivers of a friend request and to receivers of a message', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.set(mira, { privacy: { profile_visibility: 'none' } });
    await fixture.request(mira, 'vega');
    expect((await person(vega)).alias).toBe('Mira Moon');
    await fixture.request(vega, 'mira-2');
    expect((await person(vega)).alias).toBe('Mira Moon');
    await fixture.set(lyra, { privacy: { messages: 'all' } });
    await fixture.send(lyra, 'mira-2', 'Hi');
    expect(await person(lyra)).toMatchObject(HIDDEN);
    await fixture.send(mira, 'lyra', 'Hi');
    expect((await person(lyra)).alias).toBe('Mira Moon');
  });

  test.each([
    ['all', 'Mira Moon'],
    ['friends', 'mira-2'],
    ['none', 'mira-2'],
  ] as const)(
    'are the same in the conversation, the inbox and the list of blocked players with the visibility %s',
    async (value, alias) => {
      const { vega, mira, server } = fixture;
      await fixture.set(mira, { privacy: { profile_visibility: value, messages: 'all' } });
      await fixture.send(vega, 'mira-2', 'Hi');
      await fixture.perform(vega, 'block', 'mira-2');
      const friends = await server.request('/v1/private/user/account/friends', { cookie: vega.cookie });
      const [row] = (await fixture.pageOf(vega)).messages;
      const { avatar } = await person(vega);
      expect(await person(vega)).toMatchObject({ username: 'mira-2', alias });
      expect(dataOf(friendList, friends).blocked).toMatchObject([{ username: 'mira-2', alias, avatar }]);
      expect(row).toMatchObject({ conversation: 'mira-2', sender: alias });
      expect(avatar.tn).toContain(value === 'all' ? '/avatars/7-' : '/avatars/1-');
    },
  );

  test('are hidden from a player whose friend request is unanswered', async () => {
    const { vega, mira } = fixture;
    await fixture.set(mira, { privacy: { profile_visibility: 'friends' } });
    await fixture.request(vega, 'mira-2');
    expect(await person(vega)).toMatchObject(HIDDEN);
  });
});
