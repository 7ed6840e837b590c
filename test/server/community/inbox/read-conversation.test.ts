import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversationSend } from '../../../../src/contract/conversations.contract';
import { messages } from '../../../../server/platform/database/schema/inbox';
import { dataOf } from '../../support/data-of';
import type { ConversationFixture } from './conversation-fixture';
import { MESSAGES, openConversationFixture } from './conversation-fixture';

let fixture: ConversationFixture;

beforeAll(async () => {
  fixture = await openConversationFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.server.close());

describe('reading a conversation', () => {
  test('marks the other’s messages up to the seen one, and publishes it to the sender once', async () => {
    const { vega, mira, clock } = fixture;
    await fixture.befriend(vega, mira);
    const first = dataOf(conversationSend, await fixture.send(vega, 'mira-2', 'One'));
    clock.advance(1000);
    await fixture.send(vega, 'mira-2', 'Two');
    fixture.publish.mockClear();
    expect((await fixture.read(mira, 'vega', first.id)).status).toBe(200);
    expect((await fixture.read(mira, 'vega', first.id)).status).toBe(200);
    expect((await fixture.conversation(vega, 'mira-2')).messages.map((each) => each.read)).toEqual([true, false]);
    expect((await fixture.inboxOf(mira)).unread).toBe(1);
    expect(fixture.published()).toEqual([[`announcement.${vega.id}`, '.conversation.updated', { username: 'mira-2' }]]);
    // Senders cannot mark their own messages.
    expect((await fixture.read(vega, 'mira-2', first.id)).status).toBe(200);
    expect((await fixture.inboxOf(mira)).unread).toBe(1);
  });

  test.each([
    ['the message', (id: string) => ({ path: `${MESSAGES}/${id}/read`, body: {} })],
    ['all messages', () => ({ path: `${MESSAGES}/read-all`, body: {} })],
    ['messages up to one', (newest: string) => ({ path: `${MESSAGES}/read-all`, body: { newest } })],
  ])('by marking %s in the inbox is published to the sender once, and undone by unread', async (_, marking) => {
    const { vega, mira, server } = fixture;
    await fixture.befriend(vega, mira);
    const { id } = dataOf(conversationSend, await fixture.send(vega, 'mira-2', 'One'));
    fixture.publish.mockClear();
    const { path, body } = marking(id);
    const patch = (to: string, content: object) =>
      server.request(to, { method: 'PATCH', body: content, cookie: mira.cookie });
    const receipt = async () => (await fixture.conversation(vega, 'mira-2')).messages.map((each) => each.read);
    expect((await patch(path, body)).status).toBe(200);
    expect((await patch(path, body)).status).toBe(200);
    expect(await receipt()).toEqual([true]);
    const update = [`announcement.${vega.id}`, '.conversation.updated', { username: 'mira-2' }];
    expect(fixture.published()).toEqual([update]);
    expect((await patch(`${MESSAGES}/${id}/unread`, {})).status).toBe(200);
    expect(await receipt()).toEqual([false]);
    expect(fixture.published()).toEqual([update, update]);
  });

  test('by marking in the inbox is not published across a block', async () => {
    const { vega, mira, server } = fixture;
    for (const [blocker, blocked] of [
      [mira, 'vega'],
      [vega, 'mira-2'],
    ] as const) {
      await fixture.reset();
      await fixture.befriend(vega, mira);
      await fixture.send(vega, 'mira-2', 'One');
      await fixture.perform(blocker, 'block', blocked);
      fixture.publish.mockClear();
      const answer = await server.request(`${MESSAGES}/read-all`, { method: 'PATCH', body: {}, cookie: mira.cookie });
      expect([answer.status, fixture.published()]).toEqual([200, []]);
    }
  });

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
    const newest = await fixture.conversation(mira, 'vega');
    expect([newest.more, newest.messages[0]?.text, newest.messages.at(-1)?.text]).toEqual([true, '10', '39']);
    const older = await fixture.conversation(mira, 'vega', `?before=${newest.messages[0]?.id ?? ''}`);
    expect([older.more, older.messages.map(({ text }) => text)]).toEqual([
      false,
      Array.from({ length: 10 }, (_, index) => String(index)),
    ]);
    const gone = newest.messages.at(-1)?.id ?? '';
    await server.request(`/v1/private/user/messages/${gone}`, { method: 'DELETE', body: {}, cookie: mira.cookie });
    expect((await fixture.conversation(mira, 'vega')).messages.at(-1)?.text).toBe('38');
    expect((await fixture.conversation(vega, 'mira-2')).messages.at(-1)?.text).toBe('39');
  });

  test('never shows or marks a message of two other players', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.befriend(lyra, mira);
    const { id } = dataOf(conversationSend, await fixture.send(vega, 'mira-2', 'For Mira only.'));
    for (const user of ['vega', 'mira-2']) {
      expect((await fixture.conversation(lyra, user)).messages).toEqual([]);
      expect((await fixture.get(lyra, user, `?before=${id}`)).status).toBe(404);
      expect((await fixture.read(lyra, user, id)).status).toBe(404);
    }
    expect((await fixture.inboxOf(mira)).unread).toBe(1);
  });
});
