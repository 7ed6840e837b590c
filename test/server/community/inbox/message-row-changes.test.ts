import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeDeleted } from '../../../../server/community/inbox/mailbox.repository';
import { messages } from '../../../../server/platform/database/schema/inbox';
import { MESSAGES } from './conversation-fixture';
import type { MessageRowFixture } from './message-row-fixture';
import { openMessageRowFixture } from './message-row-fixture';

const HOUR = 60 * 60 * 1000;
let fixture: MessageRowFixture;

beforeAll(async () => {
  fixture = await openMessageRowFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.server.close());

describe('a row', () => {
  test('is marked as read up to the seen message, and its newest message as unread', async () => {
    const { vega, mira } = fixture;
    const first = await fixture.say(vega, 'mira-2', 'One');
    await fixture.say(vega, 'mira-2', 'Two');
    fixture.publish.mockClear();
    expect(await fixture.changeRow(mira, 'read', first)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: Two (1)']);
    const own = await fixture.say(mira, 'vega', 'Three');
    expect(await fixture.changeRow(mira, 'read', own)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: You: Three (0)']);
    expect(await fixture.changeRow(mira, 'unread', own)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: You: Three (1)']);
    expect(fixture.published().filter(([channel]) => channel === `announcement.${vega.id}`)).toHaveLength(4);
    expect((await fixture.conversation(vega, 'mira-2')).messages.map(({ read }) => read)).toEqual([true, false, false]);
  });

  test('cannot be unread without a message to the player', async () => {
    const { mira } = fixture;
    const id = await fixture.say(mira, 'vega', 'Hi');
    expect(await fixture.changeRow(mira, 'unread', id)).toBe(404);
  });

  test('is read with all others up to the player’s own newest message', async () => {
    const { vega, mira, server } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    const newest = await fixture.say(mira, 'lyra', 'Two');
    await fixture.say(vega, 'mira-2', 'Three');
    const { cookie } = mira;
    const answer = await server.request(`${MESSAGES}/read-all`, { method: 'PATCH', body: { newest }, cookie });
    expect([answer.status, await fixture.shortRowsOf(mira)]).toEqual([200, ['vega: Three (1)', 'lyra: You: Two (0)']]);
  });

  test('is deleted for one player with all messages so far, and returns with a new one', async () => {
    const { vega, mira } = fixture;
    await fixture.say(vega, 'mira-2', 'One');
    const second = await fixture.say(mira, 'vega', 'Two');
    await fixture.say(vega, 'mira-2', 'Three');
    expect(await fixture.changeRow(mira, 'delete', second)).toBe(200);
    // A message that the player has not seen stays.
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: Three (1)']);
    const [{ id } = { id: '' }] = (await fixture.rowsOf(mira)).items;
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect([await fixture.shortRowsOf(mira), (await fixture.rowsOf(mira)).unread]).toEqual([[], 0]);
    expect(await fixture.textsOf(mira, 'vega')).toEqual([]);
    expect((await fixture.inboxOf(mira)).items).toEqual([]);
    expect(await fixture.textsOf(vega, 'mira-2')).toEqual(['own: One', 'other: Two', 'own: Three']);
    await fixture.say(vega, 'mira-2', 'Four');
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: Four (1)']);
    expect(await fixture.textsOf(mira, 'vega')).toEqual(['other: Four']);
  });

  test('is restored as it was before its latest deletion, within an hour', async () => {
    const { vega, mira, clock } = fixture;
    const first = await fixture.say(vega, 'mira-2', 'One');
    await fixture.changeRow(mira, 'delete', first);
    const second = await fixture.say(mira, 'vega', 'Two');
    clock.advance(1);
    await fixture.changeRow(mira, 'delete', second);
    expect(await fixture.changeRow(mira, 'restore', second)).toBe(200);
    expect(await fixture.changeRow(mira, 'restore', second)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: You: Two (0)']);
    await fixture.changeRow(mira, 'delete', second);
    clock.advance(HOUR);
    expect(await fixture.changeRow(mira, 'restore', second)).toBe(404);
    expect(await fixture.shortRowsOf(mira)).toEqual([]);
  });

  test('of a message of the portal changes this message only', async () => {
    const { mira } = fixture;
    const { id } = await fixture.portalSays(mira.id, 'Welcome');
    await fixture.portalSays(mira.id, 'News');
    expect(await fixture.changeRow(mira, 'read', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['News: B (1)', 'Welcome: B (0)']);
    expect(await fixture.changeRow(mira, 'unread', id)).toBe(200);
    expect(await fixture.changeRow(mira, 'delete', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['News: B (1)']);
    expect(await fixture.changeRow(mira, 'restore', id)).toBe(200);
    expect(await fixture.shortRowsOf(mira)).toEqual(['News: B (1)', 'Welcome: B (1)']);
  });

  test('never changes for a player who takes no part in it', async () => {
    const { vega, mira, lyra } = fixture;
    const id = await fixture.say(vega, 'mira-2', 'One');
    for (const change of ['read', 'unread', 'delete', 'restore'] as const)
      expect(await fixture.changeRow(lyra, change, id)).toBe(404);
    expect(await fixture.shortRowsOf(mira)).toEqual(['vega: One (1)']);
  });

  test('loses its texts for good once both players have deleted it, and the receiver may still answer', async () => {
    const { vega, mira, server, clock } = fixture;
    await fixture.set(vega, { privacy: { messages: 'none' } });
    await fixture.perform(vega, 'remove', 'mira-2');
    await fixture.set(mira, { privacy: { messages: 'all' } });
    const id = await fixture.say(vega, 'mira-2', 'Secret');
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
