import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MockInstance } from 'vitest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { conversationGet, conversationSend } from '../../../../src/contract/conversations.contract';
import { messageList, wireMessage } from '../../../../src/contract/inbox.contract';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { messages } from '../../../../server/platform/database/schema/inbox';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { sentEvent } from '../../support/sent-event';
import type { FriendFixture } from '../friends/friend-fixture';
import { openFriendFixture } from '../friends/friend-fixture';

const DAY = 24 * 60 * 60 * 1000;
let fixture: FriendFixture;
let publish: MockInstance<ChannelPublisher['publish']>;

beforeAll(async () => {
  fixture = await openFriendFixture();
  publish = vi.spyOn(fixture.server.deps.realtime, 'publish');
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.server.deps.database.db.delete(messages);
  publish.mockClear();
});
afterAll(() => fixture.server.close());

const MESSAGES = '/v1/private/user/messages';
const pathOf = (user: string) => `/v1/private/user/conversations/${user}`;
const send = (from: ClosingPlayer, to: string, text: string, id: string = randomUUID()) =>
  fixture.server.request(`${pathOf(to)}/messages`, { body: { id, text }, cookie: from.cookie });
const get = ({ cookie }: ClosingPlayer, user: string, query = '') =>
  fixture.server.request(`${pathOf(user)}${query}`, { cookie });
const read = ({ cookie }: ClosingPlayer, user: string, newest: string) =>
  fixture.server.request(`${pathOf(user)}/read`, { method: 'PATCH', body: { newest }, cookie });
const conversation = async (player: ClosingPlayer, user: string, query = '') =>
  dataOf(conversationGet, await get(player, user, query));
const textsOf = async (player: ClosingPlayer, user: string) =>
  (await conversation(player, user)).messages.map(({ own, text }) => `${own ? 'own' : 'other'}: ${text}`);
const inboxOf = async ({ cookie }: ClosingPlayer) =>
  dataOf(messageList, await fixture.server.request(MESSAGES, { cookie }));
const published = () => publish.mock.calls.map(sentEvent).filter(([, name]) => name !== '.friends.changed');

describe('a message between two players', () => {
  test('is shown to both in order, counted in the receiver’s inbox and published to both', async () => {
    const { vega, mira, clock } = fixture;
    await fixture.befriend(vega, mira);
    publish.mockClear();
    const sent = dataOf(conversationSend, await send(vega, 'mira-2', '  Rematch?\r\nTonight. '));
    expect(sent).toMatchObject({ own: true, text: 'Rematch?\nTonight.', read: false });
    clock.advance(1000);
    await send(mira, 'VEGA', 'Yes!');
    expect(await textsOf(vega, 'mira-2')).toEqual(['own: Rematch?\nTonight.', 'other: Yes!']);
    expect(await textsOf(mira, 'vega')).toEqual(['other: Rematch?\nTonight.', 'own: Yes!']);
    const { items, unread } = await inboxOf(mira);
    expect([unread, items]).toMatchObject([1, [{ sender: 'vega', conversation: 'vega', subject: '' }]]);
    const [[channel, name, payload] = [], own] = published();
    expect([channel, name, payload]).toEqual([`announcement.${mira.id}`, '.message.created', items[0]]);
    expect(wireMessage.safeParse(payload).success).toBe(true);
    expect(own).toEqual([`announcement.${vega.id}`, '.conversation.updated', { username: 'mira-2' }]);
  });

  test('is stored once for one id, and another player cannot take the id', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.befriend(lyra, mira);
    const id = randomUUID();
    const first = dataOf(conversationSend, await send(vega, 'mira-2', 'Hello.', id));
    publish.mockClear();
    expect(dataOf(conversationSend, await send(vega, 'mira-2', 'Hello.', id))).toEqual(first);
    expect(published()).toEqual([]);
    expect((await send(lyra, 'mira-2', 'Mine.', id)).status).toBe(409);
    expect((await send(mira, 'vega', 'Mine.', id)).status).toBe(409);
    expect(await textsOf(mira, 'vega')).toEqual(['other: Hello.']);
    expect(await textsOf(mira, 'lyra')).toEqual([]);
  });

  test('has 1 to 2,000 characters', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    for (const [text, status] of [
      ['', 422],
      [' \n', 422],
      ['x'.repeat(2001), 422],
      ['😀'.repeat(2000), 200],
    ] as const)
      expect((await send(vega, 'mira-2', text)).status).toBe(status);
  });

  test('requires a player, an existing receiver and another account', async () => {
    const { vega, server } = fixture;
    expect(
      (await server.request(`${pathOf('vega')}/messages`, { body: { id: randomUUID(), text: 'Hi' } })).status,
    ).toBe(401);
    expect((await send(vega, 'nobody-at-all', 'Hi')).status).toBe(404);
    expect((await send(vega, 'vega', 'Hi')).status).toBe(422);
    expect((await get(vega, 'vega')).status).toBe(422);
  });
});

describe('the setting and blocks', () => {
  test.each([
    ['all', 200, 200],
    ['friends', 403, 200],
    ['none', 403, 403],
  ] as const)('%s decides who may write', async (value, stranger, friend) => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(mira, lyra);
    await fixture.set(mira, { privacy: { messages: value } });
    expect((await send(vega, 'mira-2', 'Hi')).status).toBe(stranger);
    expect((await send(lyra, 'mira-2', 'Hi')).status).toBe(friend);
    expect((await conversation(vega, 'mira-2')).access).toBe(stranger === 200 ? 'write' : 'closed');
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
      expect((await send(mira, 'vega', 'Hi')).status).toBe(403);
      expect((await profile()).messageable).toBe(false);
      await send(vega, 'mira-2', 'Hello, stranger.');
      expect((await conversation(mira, 'vega')).access).toBe('write');
      expect((await profile()).messageable).toBe(true);
      expect((await send(mira, 'vega', 'Hi')).status).toBe(200);
      await fixture.perform(vega, 'block', 'mira-2');
      expect((await send(mira, 'vega', 'Hi')).status).toBe(404);
    },
  );

  test('a block forbids messages in both directions and hides the blocker', async () => {
    const { vega, mira } = fixture;
    await fixture.set(vega, { privacy: { messages: 'all' } });
    await fixture.set(mira, { privacy: { messages: 'all' } });
    await send(mira, 'vega', 'Before.');
    await fixture.perform(vega, 'block', 'mira-2');
    expect((await send(vega, 'mira-2', 'Hi')).status).toBe(409);
    expect((await send(mira, 'vega', 'Hi')).status).toBe(404);
    expect((await get(mira, 'vega')).status).toBe(404);
    expect(await conversation(vega, 'mira-2')).toMatchObject({ access: 'blocked', messages: [{ text: 'Before.' }] });
    await fixture.perform(vega, 'unblock', 'mira-2');
    expect((await send(mira, 'vega', 'Hi')).status).toBe(200);
  });
});

describe('the name and picture of a player with a hidden profile', () => {
  const HIDDEN = { username: 'mira-2', alias: 'mira-2' };
  const person = async (player: ClosingPlayer) => (await conversation(player, 'mira-2')).person;

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
    await send(lyra, 'mira-2', 'Hi');
    expect(await person(lyra)).toMatchObject(HIDDEN);
    await send(mira, 'lyra', 'Hi');
    expect((await person(lyra)).alias).toBe('Mira Moon');
  });

  test('are hidden from a player whose friend request is unanswered', async () => {
    const { vega, mira } = fixture;
    await fixture.set(mira, { privacy: { profile_visibility: 'friends' } });
    await fixture.request(vega, 'mira-2');
    expect(await person(vega)).toMatchObject(HIDDEN);
  });
});

describe('the limit of unanswered messages', () => {
  test('stops the eleventh message of a day to strangers, but none to friends and players who have answered', async () => {
    const { vega, mira, server, clock } = fixture;
    const strangers: ClosingPlayer[] = [];
    for (let index = 0; index < 11; index += 1) {
      const stranger = await registerPlayer(server, `stranger-${String(index)}`);
      await fixture.set(stranger, { privacy: { messages: 'all' } });
      strangers.push(stranger);
    }
    const statuses = [];
    for (const { username } of strangers) statuses.push((await send(vega, username, 'Hello.')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await send(vega, 'stranger-0', 'Again.')).status).toBe(429);
    const [first] = strangers;
    await fixture.set(vega, { privacy: { messages: 'all' } });
    if (first) expect((await send(first, 'vega', 'Hi!')).status).toBe(200);
    expect((await send(vega, 'stranger-0', 'Again.')).status).toBe(200);
    await fixture.befriend(vega, mira);
    expect((await send(vega, 'mira-2', 'Hello.')).status).toBe(200);
    clock.advance(DAY);
    expect((await send(vega, 'stranger-10', 'Hello.')).status).toBe(200);
  });
});

describe('reading a conversation', () => {
  test('marks the other’s messages up to the seen one, and publishes it to the sender once', async () => {
    const { vega, mira, clock } = fixture;
    await fixture.befriend(vega, mira);
    const first = dataOf(conversationSend, await send(vega, 'mira-2', 'One'));
    clock.advance(1000);
    await send(vega, 'mira-2', 'Two');
    publish.mockClear();
    expect((await read(mira, 'vega', first.id)).status).toBe(200);
    expect((await read(mira, 'vega', first.id)).status).toBe(200);
    expect((await conversation(vega, 'mira-2')).messages.map((each) => each.read)).toEqual([true, false]);
    expect((await inboxOf(mira)).unread).toBe(1);
    expect(published()).toEqual([[`announcement.${vega.id}`, '.conversation.updated', { username: 'mira-2' }]]);
    // Senders cannot mark their own messages.
    expect((await read(vega, 'mira-2', first.id)).status).toBe(200);
    expect((await inboxOf(mira)).unread).toBe(1);
  });

  test.each([
    ['the message', (id: string) => [`${MESSAGES}/${id}/read`, {}]],
    ['all messages', () => [`${MESSAGES}/read-all`, {}]],
    ['messages up to one', (newest: string) => [`${MESSAGES}/read-all`, { newest }]],
  ] as const)(
    'by marking %s in the inbox is published to the sender once, and undone by unread',
    async (_, marking) => {
      const { vega, mira, server } = fixture;
      await fixture.befriend(vega, mira);
      const { id } = dataOf(conversationSend, await send(vega, 'mira-2', 'One'));
      publish.mockClear();
      const [path, body] = marking(id);
      const patch = (to: string, content: object) =>
        server.request(to, { method: 'PATCH', body: content, cookie: mira.cookie });
      const receipt = async () => (await conversation(vega, 'mira-2')).messages.map((each) => each.read);
      expect((await patch(path, body)).status).toBe(200);
      expect((await patch(path, body)).status).toBe(200);
      expect(await receipt()).toEqual([true]);
      const update = [`announcement.${vega.id}`, '.conversation.updated', { username: 'mira-2' }];
      expect(published()).toEqual([update]);
      expect((await patch(`${MESSAGES}/${id}/unread`, {})).status).toBe(200);
      expect(await receipt()).toEqual([false]);
      expect(published()).toEqual([update, update]);
    },
  );

  test('returns thirty messages a page, without those that the receiver has deleted', async () => {
    const { vega, mira, server, clock } = fixture;
    await fixture.befriend(vega, mira);
    const { db } = server.deps.database;
    const now = clock.now().getTime();
    await db.insert(messages).values(
      Array.from({ length: 40 }, (_, index) => ({
        accountId: mira.id,
        senderId: vega.id,
        subject: '',
        body: String(index),
        createdAt: new Date(now + index),
      })),
    );
    const newest = await conversation(mira, 'vega');
    expect([newest.more, newest.messages[0]?.text, newest.messages.at(-1)?.text]).toEqual([true, '10', '39']);
    const older = await conversation(mira, 'vega', `?before=${newest.messages[0]?.id ?? ''}`);
    expect([older.more, older.messages.map(({ text }) => text)]).toEqual([
      false,
      Array.from({ length: 10 }, (_, index) => String(index)),
    ]);
    const gone = newest.messages.at(-1)?.id ?? '';
    await server.request(`/v1/private/user/messages/${gone}`, { method: 'DELETE', body: {}, cookie: mira.cookie });
    expect((await conversation(mira, 'vega')).messages.at(-1)?.text).toBe('38');
    expect((await conversation(vega, 'mira-2')).messages.at(-1)?.text).toBe('39');
  });

  test('never shows or marks a message of two other players', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.befriend(lyra, mira);
    const { id } = dataOf(conversationSend, await send(vega, 'mira-2', 'For Mira only.'));
    for (const user of ['vega', 'mira-2']) {
      expect((await conversation(lyra, user)).messages).toEqual([]);
      expect((await get(lyra, user, `?before=${id}`)).status).toBe(404);
      expect((await read(lyra, user, id)).status).toBe(404);
    }
    expect((await inboxOf(mira)).unread).toBe(1);
  });
});

test('a message of a deleted account stays without its text', async () => {
  const { vega, mira, server } = fixture;
  await fixture.befriend(vega, mira);
  await send(vega, 'mira-2', 'Goodbye.');
  const { db } = server.deps.database;
  await db.update(messages).set({ senderId: null, body: '', subject: '' }).where(eq(messages.senderId, vega.id));
  expect((await inboxOf(mira)).items).toMatchObject([
    {
      sender: 'Deleted account',
      conversation: null,
      body: 'This message was removed with its sender’s account.',
    },
  ]);
});
