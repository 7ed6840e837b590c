import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversationSend } from '../../../../src/contract/conversations.contract';
import { insertPortalMessage } from '../../../../server/community/inbox/message-row.repository';
import { purgeDeleted } from '../../../../server/community/inbox/mailbox.repository';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { messages } from '../../../../server/platform/database/schema/inbox';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { insertPlayers } from '../../support/insert-players';
import type { ConversationFixture } from './conversation-fixture';
import { MESSAGES, openConversationFixture, ROWS } from './conversation-fixture';

const HOUR = 60 * 60 * 1000;
let fixture: ConversationFixture;

beforeAll(async () => {
  fixture = await openConversationFixture();
});
beforeEach(async () => {
  await fixture.reset();
  const { vega, mira, lyra } = fixture;
  await fixture.befriend(vega, mira);
  await fixture.befriend(lyra, mira);
});
afterAll(() => fixture.server.close());

/** Sends a message a second after the one before. Returns its id. */
async function say(from: ClosingPlayer, to: string, text: string): Promise<string> {
  fixture.clock.advance(1000);
  return dataOf(conversationSend, await fixture.send(from, to, text)).id;
}

const portalSays = (accountId: string, subject: string) => {
  fixture.clock.advance(1000);
  return insertPortalMessage(fixture.server.deps.database.db, accountId, { subject, body: 'B' }, fixture.clock.now());
};

/** Returns a player's rows in short: other player or subject, text and number of unread messages. */
const rowsOf = async (player: ClosingPlayer) =>
  (await fixture.rowsOf(player)).items.map(
    ({ conversation, sender, subject, own, body, unread }) =>
      `${conversation ?? (subject === '' ? (sender ?? '') : subject)}: ${own ? 'You: ' : ''}${body} (${String(unread)})`,
  );

describe('the rows of messages', () => {
  test('require a player', async () => {
    expect((await fixture.server.request(ROWS)).status).toBe(401);
    expect((await fixture.server.request(`${ROWS}/${randomUUID()}`, { method: 'DELETE', body: {} })).status).toBe(401);
  });

  test('are one for each conversation, also for one that the player started, and one for each message of the portal', async () => {
    const { vega, mira, lyra } = fixture;
    await say(vega, 'mira-2', 'One');
    await say(vega, 'mira-2', 'Two');
    await portalSays(mira.id, 'Welcome');
    await say(mira, 'lyra', 'Are you there?');
    expect(await rowsOf(mira)).toEqual(['lyra: You: Are you there? (0)', 'Welcome: B (1)', 'vega: Two (2)']);
    expect(await fixture.rowsOf(mira)).toMatchObject({
      unread: 2,
      pagination: { total: 3 },
      items: [{ received: false, read: true }, { received: true }, { received: true, read: false }],
    });
    expect(await rowsOf(vega)).toEqual(['mira-2: You: Two (0)']);
    expect(await rowsOf(lyra)).toEqual(['mira-2: Are you there? (1)']);
    // The list of received messages stays as specified.
    expect(await fixture.inboxOf(mira)).toMatchObject({ unread: 3, pagination: { total: 3 } });
  });

  test('are those of the inbox page, which filters and counts them', async () => {
    const { vega, mira } = fixture;
    await say(vega, 'mira-2', 'One');
    await say(mira, 'lyra', 'Hi');
    await portalSays(mira.id, 'Welcome');
    const all = await fixture.pageOf(mira);
    expect(all.messages).toEqual((await fixture.rowsOf(mira)).items);
    expect(all).toMatchObject({ unread: 2, pagination: { total: 3 } });
    const unread = await fixture.pageOf(mira, '?show=messages&unread=true');
    expect(unread.messages.map(({ conversation }) => conversation)).toEqual([null, 'vega']);
    expect(unread.pagination.total).toBe(2);
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
    await say(lyra, 'vega', 'Hi');
    expect(await senders(lyra)).toEqual(['vega']);
    await fixture.set(lyra, { privacy: { messages: 'all' } });
    await say(vega, 'lyra', 'Hello');
    expect(await senders(lyra)).toEqual(['Vega Star']);
    await say(mira, 'vega', 'Hi');
    // Friends know each other.
    expect(await senders(mira)).toEqual(['Vega Star']);
    await db.update(accounts).set({ alias: null }).where(eq(accounts.id, vega.id));
  });

  test('are published with the number of unread messages', async () => {
    const { vega, mira } = fixture;
    await say(vega, 'mira-2', 'One');
    fixture.publish.mockClear();
    await say(vega, 'mira-2', 'Two');
    expect(fixture.published()[0]?.[2]).toEqual({
      ...(await fixture.rowsOf(mira)).items[0],
      game: null,
    });
    expect(fixture.published()[0]?.[2]).toMatchObject({ unread: 2, own: false });
  });

  test('of blocked players stay in the list and can be changed', async () => {
    const { vega, mira } = fixture;
    const id = await say(vega, 'mira-2', 'One');
    await fixture.perform(vega, 'block', 'mira-2');
    expect(await rowsOf(mira)).toEqual(['vega: One (1)']);
    expect(await fixture.changeRow(mira, 'read', id)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['vega: One (0)']);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await rowsOf(mira)).toEqual([]);
  });

  test('of deleted accounts are one row', async () => {
    const { vega, mira, lyra, server } = fixture;
    await say(vega, 'mira-2', 'One');
    await say(lyra, 'mira-2', 'Two');
    await server.deps.database.db
      .update(messages)
      .set({ senderId: null, body: '' })
      .where(eq(messages.accountId, mira.id));
    expect(await rowsOf(mira)).toEqual(['Deleted account: This message was removed with its sender’s account. (2)']);
    const id = (await fixture.rowsOf(mira)).items[0]?.id ?? '';
    expect(await fixture.changeRow(mira, 'read', id)).toBe(200);
    expect((await fixture.rowsOf(mira)).unread).toBe(0);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await rowsOf(mira)).toEqual([]);
    expect(await fixture.changeRow(mira, 'restore', id)).toBe(200);
    expect(await rowsOf(mira)).toHaveLength(1);
  });
});

describe('a row', () => {
  test('is marked as read up to the seen message, and its newest message as unread', async () => {
    const { vega, mira } = fixture;
    const first = await say(vega, 'mira-2', 'One');
    await say(vega, 'mira-2', 'Two');
    fixture.publish.mockClear();
    expect(await fixture.changeRow(mira, 'read', first)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['vega: Two (1)']);
    const own = await say(mira, 'vega', 'Three');
    expect(await fixture.changeRow(mira, 'read', own)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['vega: You: Three (0)']);
    expect(await fixture.changeRow(mira, 'unread', own)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['vega: You: Three (1)']);
    expect(fixture.published().filter(([channel]) => channel === `announcement.${vega.id}`)).toHaveLength(4);
    expect((await fixture.conversation(vega, 'mira-2')).messages.map(({ read }) => read)).toEqual([true, false, false]);
  });

  test('cannot be unread without a message to the player', async () => {
    const { mira } = fixture;
    const id = await say(mira, 'vega', 'Hi');
    expect(await fixture.changeRow(mira, 'unread', id)).toBe(404);
  });

  test('is read with all others up to the player’s own newest message', async () => {
    const { vega, mira, server } = fixture;
    await say(vega, 'mira-2', 'One');
    const newest = await say(mira, 'lyra', 'Two');
    await say(vega, 'mira-2', 'Three');
    const { cookie } = mira;
    const answer = await server.request(`${MESSAGES}/read-all`, { method: 'PATCH', body: { newest }, cookie });
    expect([answer.status, await rowsOf(mira)]).toEqual([200, ['vega: Three (1)', 'lyra: You: Two (0)']]);
  });

  test('is deleted for one player with all messages so far, and returns with a new one', async () => {
    const { vega, mira } = fixture;
    await say(vega, 'mira-2', 'One');
    const second = await say(mira, 'vega', 'Two');
    await say(vega, 'mira-2', 'Three');
    expect(await fixture.changeRow(mira, 'delete', second)).toBe(200);
    // A message that the player has not seen stays.
    expect(await rowsOf(mira)).toEqual(['vega: Three (1)']);
    const [{ id } = { id: '' }] = (await fixture.rowsOf(mira)).items;
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect([await rowsOf(mira), (await fixture.rowsOf(mira)).unread]).toEqual([[], 0]);
    expect(await fixture.textsOf(mira, 'vega')).toEqual([]);
    expect((await fixture.inboxOf(mira)).items).toEqual([]);
    expect(await fixture.textsOf(vega, 'mira-2')).toEqual(['own: One', 'other: Two', 'own: Three']);
    await say(vega, 'mira-2', 'Four');
    expect(await rowsOf(mira)).toEqual(['vega: Four (1)']);
    expect(await fixture.textsOf(mira, 'vega')).toEqual(['other: Four']);
  });

  test('is restored as it was before its latest deletion, within an hour', async () => {
    const { vega, mira, clock } = fixture;
    const first = await say(vega, 'mira-2', 'One');
    await fixture.changeRow(mira, 'delete', first);
    const second = await say(mira, 'vega', 'Two');
    clock.advance(1);
    await fixture.changeRow(mira, 'delete', second);
    expect(await fixture.changeRow(mira, 'restore', second)).toBe(200);
    expect(await fixture.changeRow(mira, 'restore', second)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['vega: You: Two (0)']);
    await fixture.changeRow(mira, 'delete', second);
    clock.advance(HOUR);
    expect(await fixture.changeRow(mira, 'restore', second)).toBe(404);
    expect(await rowsOf(mira)).toEqual([]);
  });

  test('of a message of the portal changes this message only', async () => {
    const { mira } = fixture;
    const { id } = await portalSays(mira.id, 'Welcome');
    await portalSays(mira.id, 'News');
    expect(await fixture.changeRow(mira, 'read', id)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['News: B (1)', 'Welcome: B (0)']);
    expect(await fixture.changeRow(mira, 'unread', id)).toBe(200);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['News: B (1)']);
    expect(await fixture.changeRow(mira, 'restore', id)).toBe(200);
    expect(await rowsOf(mira)).toEqual(['News: B (1)', 'Welcome: B (1)']);
  });

  test('never changes for a player who takes no part in it', async () => {
    const { vega, mira, lyra } = fixture;
    const id = await say(vega, 'mira-2', 'One');
    for (const change of ['read', 'unread', 'delete', 'restore'] as const)
      expect(await fixture.changeRow(lyra, change, id)).toBe(404);
    expect(await rowsOf(mira)).toEqual(['vega: One (1)']);
  });

  test('loses its texts for good once both players have deleted it, and the receiver may still answer', async () => {
    const { vega, mira, server, clock } = fixture;
    await fixture.set(vega, { privacy: { messages: 'none' } });
    await fixture.perform(vega, 'remove', 'mira-2');
    await fixture.set(mira, { privacy: { messages: 'all' } });
    const id = await say(vega, 'mira-2', 'Secret');
    await fixture.changeRow(vega, 'delete', id);
    const { db } = server.deps.database;
    const bodies = async () => (await db.select().from(messages)).map(({ body }) => body);
    clock.advance(HOUR);
    await purgeDeleted(db, clock.now());
    expect(await bodies()).toEqual(['Secret']);
    await fixture.changeRow(mira, 'delete', id);
    clock.advance(HOUR);
    await purgeDeleted(db, clock.now());
    expect(await bodies()).toEqual(['']);
    expect((await fixture.send(mira, 'vega', 'Hello?')).status).toBe(200);
  });
});
