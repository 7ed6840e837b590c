import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversationSend } from '../../../../src/contract/conversations.contract';
import { wireMessageRow } from '../../../../src/contract/inbox.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { messages } from '../../../../server/platform/database/schema/inbox';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { ConversationFixture } from './conversation-fixture';
import { conversationPath, openConversationFixture } from './conversation-fixture';

const DAY = 24 * 60 * 60 * 1000;
let fixture: ConversationFixture;

beforeAll(async () => {
  fixture = await openConversationFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.server.close());

describe('a message between two players', () => {
  test('is shown to both in order, counted in the receiver’s inbox and published to both', async () => {
    const { vega, mira, clock } = fixture;
    await fixture.befriend(vega, mira);
    fixture.publish.mockClear();
    const sent = dataOf(conversationSend, await fixture.send(vega, 'mira-2', '  Rematch?\r\nTonight. '));
    expect(sent).toMatchObject({ own: true, text: 'Rematch?\nTonight.', read: false });
    clock.advance(1000);
    await fixture.send(mira, 'VEGA', 'Yes!');
    expect(await fixture.textsOf(vega, 'mira-2')).toEqual(['own: Rematch?\nTonight.', 'other: Yes!']);
    expect(await fixture.textsOf(mira, 'vega')).toEqual(['other: Rematch?\nTonight.', 'own: Yes!']);
    const { items, unread } = await fixture.inboxOf(mira);
    expect([unread, items]).toMatchObject([1, [{ sender: 'vega', conversation: 'vega', subject: '' }]]);
    const [[channel, name, payload] = [], own] = fixture.published();
    const row = { ...items[0], own: false, unread: 1, received: true };
    expect([channel, name, payload]).toEqual([`announcement.${mira.id}`, '.message.created', row]);
    expect(wireMessageRow.safeParse(payload).success).toBe(true);
    expect(own).toEqual([`announcement.${vega.id}`, '.conversation.updated', { username: 'mira-2' }]);
  });

  test('is stored once for one id, and another player cannot take the id', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.befriend(lyra, mira);
    const id = randomUUID();
    const first = dataOf(conversationSend, await fixture.send(vega, 'mira-2', 'Hello.', id));
    fixture.publish.mockClear();
    expect(dataOf(conversationSend, await fixture.send(vega, 'mira-2', 'Hello.', id))).toEqual(first);
    expect(fixture.published()).toEqual([]);
    expect((await fixture.send(lyra, 'mira-2', 'Mine.', id)).status).toBe(409);
    expect((await fixture.send(mira, 'vega', 'Mine.', id)).status).toBe(409);
    expect(await fixture.textsOf(mira, 'vega')).toEqual(['other: Hello.']);
    expect(await fixture.textsOf(mira, 'lyra')).toEqual([]);
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
      expect((await fixture.send(vega, 'mira-2', text)).status).toBe(status);
  });

  test('requires a player, an existing receiver and another account', async () => {
    const { vega, server } = fixture;
    expect(
      (await server.request(`${conversationPath('vega')}/messages`, { body: { id: randomUUID(), text: 'Hi' } })).status,
    ).toBe(401);
    expect((await fixture.send(vega, 'nobody-at-all', 'Hi')).status).toBe(404);
    expect((await fixture.send(vega, 'vega', 'Hi')).status).toBe(422);
    expect((await fixture.get(vega, 'vega')).status).toBe(422);
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
    for (const { username } of strangers) statuses.push((await fixture.send(vega, username, 'Hello.')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await fixture.send(vega, 'stranger-0', 'Again.')).status).toBe(429);
    const [first] = strangers;
    await fixture.set(vega, { privacy: { messages: 'all' } });
    if (first) expect((await fixture.send(first, 'vega', 'Hi!')).status).toBe(200);
    expect((await fixture.send(vega, 'stranger-0', 'Again.')).status).toBe(200);
    await fixture.befriend(vega, mira);
    expect((await fixture.send(vega, 'mira-2', 'Hello.')).status).toBe(200);
    clock.advance(DAY);
    expect((await fixture.send(vega, 'stranger-10', 'Hello.')).status).toBe(200);
  });
});

describe('a message with a link to a game', () => {
  const LINK = '/arcade/games/lantern-drift?build=1&holocade_room=K7';
  const game = {
    title: 'Lantern Drift',
    address: '/arcade/games/lantern-drift?holocade_room=K7',
    link: LINK,
  };

  test('has the game’s title and address for both players, in the inbox and in the event', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    fixture.publish.mockClear();
    const sent = dataOf(conversationSend, await fixture.send(vega, 'mira-2', `Let’s play Tetris! ${LINK}`));
    expect(sent.game).toEqual(game);
    expect((await fixture.conversation(mira, 'vega')).messages).toMatchObject([{ game }]);
    const { items } = await fixture.inboxOf(mira);
    expect(items).toMatchObject([{ body: `Let’s play Tetris! ${LINK}`, game }]);
    expect(fixture.published()[0]?.[2]).toMatchObject({ ...items[0], conversation: 'vega' });
  });

  test('has no game while the game is a draft', async () => {
    const { vega, mira, server } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.send(vega, 'mira-2', LINK);
    const { db } = server.deps.database;
    const setStatus = (status: 'draft' | 'published') =>
      db.update(games).set({ status }).where(eq(games.slug, 'lantern-drift'));
    await setStatus('draft');
    expect((await fixture.conversation(mira, 'vega')).messages).toMatchObject([{ text: LINK, game: null }]);
    await setStatus('published');
    expect((await fixture.conversation(mira, 'vega')).messages).toMatchObject([{ game }]);
  });

  test('has no game if no such game is published, or for another site', async () => {
    const { vega, mira, server } = fixture;
    await fixture.befriend(vega, mira);
    const { urls } = server.deps;
    for (const text of [
      '/arcade/games/no-such-game',
      'https://evil.test/arcade/games/lantern-drift',
      `${urls.portalOrigin}.evil.test/arcade/games/lantern-drift`,
    ])
      expect(dataOf(conversationSend, await fixture.send(vega, 'mira-2', text)).game).toBeNull();
    const own = `${urls.portalOrigin}/arcade/games/lantern-drift`;
    expect(dataOf(conversationSend, await fixture.send(vega, 'mira-2', own)).game?.title).toBe('Lantern Drift');
  });
});

test('a message of a deleted account stays without its text', async () => {
  const { vega, mira, server } = fixture;
  await fixture.befriend(vega, mira);
  await fixture.send(vega, 'mira-2', 'Goodbye.');
  const { db } = server.deps.database;
  await db.update(messages).set({ senderId: null, body: '', subject: '' }).where(eq(messages.senderId, vega.id));
  expect((await fixture.inboxOf(mira)).items).toMatchObject([
    {
      sender: 'Deleted account',
      conversation: null,
      body: 'This message was removed with its sender’s account.',
    },
  ]);
});
