import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inboxList } from '../../../../src/contract/inbox.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { messages } from '../../../../server/platform/database/schema/inbox';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { insertPlayers } from '../../support/insert-players';
import { MESSAGES, ROWS } from './conversation-fixture';
import type { MessageRowFixture } from './message-row-fixture';
import { openMessageRowFixture } from './message-row-fixture';

let fixture: MessageRowFixture;

beforeAll(async () => {
  fixture = await openMessageRowFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.server.close());

describe('the rows of messages', () => {
  test('require a player', async () => {
    expect((await fixture.server.request(ROWS)).status).toBe(401);
    expect((await fixture.server.request(`${ROWS}/${randomUUID()}`, { method: 'DELETE', body: {} })).status).toBe(401);
  });

  test('are one for each conversation, also for one that the player started, and one for each message of the portal', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    await fixture.say(vega, 'mira-2', 'Two');
    await fixture.portalSays(mira.id, 'Welcome');
    await fixture.say(mira, 'lyra', 'Are you there?');
    expect(await fixture.shortRowsOf(mira)).toEqual([
      'lyra: You: Are you there? (0)',
      'Welcome: B (1)',
      'vega: Two (2)',
    ]);
    expect(await fixture.rowsOf(mira)).toMatchObject({
      unread: 2,
      pagination: { total: 3 },
      items: [{ received: false, read: true }, { received: true }, { received: true, read: false }],
    });
    expect(await fixture.shortRowsOf(vega)).toEqual(['mira-2: You: Two (0)']);
    expect(await fixture.shortRowsOf(lyra)).toEqual(['mira-2: Are you there? (1)']);
    // The list of received messages stays as specified.
    expect(await fixture.inboxOf(mira)).toMatchObject({ unread: 3, pagination: { total: 3 } });
  });

  test('are those of the inbox page, which filters and counts them', async () => {
    const { vega, mira } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    await fixture.say(mira, 'lyra', 'Hi');
    await fixture.portalSays(mira.id, 'Welcome');
    const all = await fixture.pageOf(mira);
    expect(all.messages).toEqual((await fixture.rowsOf(mira)).items);
    expect(all).toMatchObject({ unread: 2, pagination: { total: 3 } });
    const unread = await fixture.pageOf(mira, '?show=messages&unread=true');
    expect(unread.messages.map(({ conversation }) => conversation)).toEqual([null, 'vega']);
    expect(unread.pagination.total).toBe(2);
  });

  test('are single received messages for an open page of the previous release, which can change each of them', async () => {
    const { vega, mira, server } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    await fixture.say(vega, 'mira-2', 'Two');
    await fixture.say(mira, 'vega', 'My answer');
    await fixture.portalSays(mira.id, 'Welcome');
    const listed = async (query: string) =>
      dataOf(inboxList, await server.request(`/v1/private/user/inbox${query}`, { cookie: mira.cookie }));
    const { messages: received, unread, pagination } = await listed('?show=messages');
    expect(received.map(({ body }) => body)).toEqual(['B', 'Two', 'One']);
    expect([unread, pagination.total]).toEqual([3, 3]);
    const path = `${MESSAGES}/${received[1]?.id ?? ''}`;
    expect((await server.request(`${path}/read`, { method: 'PATCH', body: {}, cookie: mira.cookie })).status).toBe(200);
    expect((await listed('?unread=true')).messages.map(({ body }) => body)).toEqual(['B', 'One']);
    expect((await server.request(path, { method: 'DELETE', body: {}, cookie: mira.cookie })).status).toBe(200);
    expect((await listed('?show=messages')).messages.map(({ body }) => body)).toEqual(['B', 'One']);
  });

  test('take one page each, in the order of their newest messages', async () => {
    const { mira } = fixture;
    const { db } = fixture.server.deps.database;
    const now = fixture.clock.now().getTime();
    const note = { subject: '', body: 'Hi', accountId: mira.id };
    const others = await insertPlayers(fixture.server.deps.database, 23, new Date(now), 'writer');
    await db
      .insert(messages)
      .values(others.map((senderId, index) => ({ ...note, senderId, createdAt: new Date(now + index) })));
    const [first, second] = [await fixture.pageOf(mira), await fixture.pageOf(mira, '?show=messages&page=2')];
    const names = [...first.messages, ...second.messages].map(({ conversation }) => conversation);
    expect([first.messages.length, second.messages.length]).toEqual([20, 3]);
    expect(names).toEqual(others.map((_, index) => `writer-${String(index)}`).reverse());
  });

  test('show a player with a hidden profile by the username, unless the player has written', async () => {
    const { vega, mira, lyra } = fixture;
    const { db } = fixture.server.deps.database;
    await fixture.perform(lyra, 'remove', 'mira-2');
    await db.update(accounts).set({ alias: 'Vega Star' }).where(eq(accounts.id, vega.id));
    await fixture.set(vega, { privacy: { profile_visibility: 'none', messages: 'all' } });
    const senders = async (player: ClosingPlayer) => (await fixture.rowsOf(player)).items.map(({ sender }) => sender);
    await fixture.say(lyra, 'vega', 'Hi');
    expect(await senders(lyra)).toEqual(['vega']);
    await fixture.set(lyra, { privacy: { messages: 'all' } });
    await fixture.say(vega, 'lyra', 'Hello');
    expect(await senders(lyra)).toEqual(['Vega Star']);
    await fixture.say(mira, 'vega', 'Hi');
    // Friends know each other.
    expect(await senders(mira)).toEqual(['Vega Star']);
    await db.update(accounts).set({ alias: null }).where(eq(accounts.id, vega.id));
  });

  test('are published with the number of unread messages', async () => {
    const { vega, mira } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    fixture.publish.mockClear();
    await fixture.say(vega, 'mira-2', 'Two');
    expect(fixture.published()[0]?.[2]).toEqual({
      ...(await fixture.rowsOf(mira)).items[0],
      game: null,
    });
    expect(fixture.published()[0]?.[2]).toMatchObject({ unread: 2, own: false });
  });

  test('of blocked players stay in the list and can be changed', async () => {
    const { vega, mira } = fixture;
    const id = await fixture.say(vega, 'mira-2', 'One');
    await fixture.perform(vega, 'block', 'mira-2');
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: One (1)']);
    expect(await fixture.changeRow(mira, 'read', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: One (0)']);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual([]);
  });

  test('of deleted accounts are one row', async () => {
    const { vega, mira, lyra, server } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    await fixture.say(lyra, 'mira-2', 'Two');
    await server.deps.database.db
      .update(messages)
      .set({ senderId: null, body: '' })
      .where(eq(messages.accountId, mira.id));
    expect(await fixture.shortRowsOf(mira)).toEqual([
      'Deleted account: This message was removed with its sender’s account. (2)',
    ]);
    const id = (await fixture.rowsOf(mira)).items[0]?.id ?? '';
    expect(await fixture.changeRow(mira, 'read', id)).toBe(200);
    expect((await fixture.rowsOf(mira)).unread).toBe(0);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual([]);
    expect(await fixture.changeRow(mira, 'restore', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toHaveLength(1);
  });
});
