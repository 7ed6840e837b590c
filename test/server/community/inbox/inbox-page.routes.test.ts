import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxList, messageList, notificationList } from '../../../../src/contract/inbox.contract';
import { purgeDeleted } from '../../../../server/community/inbox/mailbox.repository';
import { messages, notifications } from '../../../../server/platform/database/schema/inbox';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const HOUR = 60 * 60 * 1000;
const NOTIFICATIONS = '/v1/private/user/notifications';
const MESSAGES = '/v1/private/user/messages';
const INBOX = '/v1/private/user/inbox';
const clock = new FakeServerClock();
let server: TestServer;
let players = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
});

afterAll(() => server.close());

/** Adds a player with these items; each is a minute older than the one before it. */
async function playerWith({
  notes = [],
  letters = [],
}: { readonly notes?: string[]; readonly letters?: string[] } = {}) {
  players += 1;
  const { id, cookie } = await registerPlayer(server, `reader-${String(players)}`);
  const { db } = server.deps.database;
  // Every new player gets a welcome message.
  await db.delete(messages).where(eq(messages.accountId, id));
  const created = (index: number) => new Date(Date.UTC(2026, 0, 1, 12, 0) - index * 60_000);
  const common = { accountId: id, body: 'Something happened.' };
  if (notes.length > 0)
    await db
      .insert(notifications)
      .values(notes.map((title, index) => ({ ...common, kind: 'news', title, createdAt: created(2 * index) })));
  if (letters.length > 0)
    await db
      .insert(messages)
      .values(letters.map((subject, index) => ({ ...common, subject, createdAt: created(2 * index + 1) })));
  return { id, cookie };
}

const inboxOf = async (cookie: string, query = '', path = INBOX) =>
  dataOf(inboxList, await server.request(`${path}${query}`, { cookie }));
const titlesOf = async (cookie: string, query = '', path = INBOX) => {
  const { notifications: notes, messages: letters } = await inboxOf(cookie, query, path);
  return [...notes.map(({ title }) => title), ...letters.map(({ subject }) => subject)];
};
const send = async (method: 'PATCH' | 'PUT' | 'DELETE', path: string, cookie: string) =>
  (await server.request(path, { method, body: {}, cookie })).status;
const titles = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix} ${String(index)}`);

describe.each([INBOX, `${INBOX}/rows`])('GET %s', (path) => {
  test('requires a player', async () => {
    expect((await server.request(path)).status).toBe(401);
  });

  test('lists notifications and messages twenty to a page by time, each on exactly one page', async () => {
    const { cookie } = await playerWith({ notes: titles('note', 13), letters: titles('letter', 13) });
    const first = await inboxOf(cookie, '', path);
    expect(first).toMatchObject({ unread: 26, pagination: { total: 26, items: 20, last: 2 } });
    expect([first.notifications.length, first.messages.length]).toEqual([10, 10]);
    expect(await titlesOf(cookie, '?page=2', path)).toEqual([
      ...titles('note', 13).slice(10),
      ...titles('letter', 13).slice(10),
    ]);
    expect(await titlesOf(cookie, '?page=3', path)).toEqual([]);
  });

  test('filters by kind and by unread items, and counts both', async () => {
    const { cookie } = await playerWith({ notes: ['one', 'two'], letters: ['three'] });
    const [note] = (await inboxOf(cookie, '', path)).notifications;
    expect(await send('PATCH', `${NOTIFICATIONS}/${note?.id ?? ''}/read`, cookie)).toBe(200);
    expect(await titlesOf(cookie, '?show=notifications', path)).toEqual(['one', 'two']);
    expect(await titlesOf(cookie, '?show=messages', path)).toEqual(['three']);
    expect(await titlesOf(cookie, '?unread=true', path)).toEqual(['two', 'three']);
    expect(await inboxOf(cookie, '?show=notifications&unread=true', path)).toMatchObject({
      unread: 1,
      pagination: { total: 1 },
    });
    expect((await server.request(`${path}?show=letters`, { cookie })).status).toBe(422);
  });
});

describe.each([
  ['notifications', NOTIFICATIONS, notificationList] as const,
  ['messages', MESSAGES, messageList] as const,
])('an item of the %s', (kind, path, list) => {
  const owner = () => playerWith(kind === 'notifications' ? { notes: ['one', 'two'] } : { letters: ['one', 'two'] });
  const read = async (cookie: string) => dataOf(list, await server.request(path, { cookie }));
  const firstOf = async (cookie: string) => `${path}/${(await read(cookie)).items[0]?.id ?? ''}`;

  test('becomes unread again', async () => {
    const { cookie } = await owner();
    const item = await firstOf(cookie);
    expect(await send('PATCH', `${item}/read`, cookie)).toBe(200);
    expect((await read(cookie)).unread).toBe(1);
    expect(await send('PATCH', `${item}/unread`, cookie)).toBe(200);
    expect((await read(cookie)).unread).toBe(2);
  });

  test('disappears from every list and count when deleted, and returns when restored', async () => {
    const { cookie } = await owner();
    const item = await firstOf(cookie);
    expect(await send('DELETE', item, cookie)).toBe(200);
    expect(await send('DELETE', item, cookie)).toBe(200);
    expect(await titlesOf(cookie)).toEqual(['two']);
    expect(await read(cookie)).toMatchObject({ unread: 1, pagination: { total: 1 } });
    expect(await send('PATCH', `${item}/read`, cookie)).toBe(404);
    expect(await send('PUT', `${item}/restore`, cookie)).toBe(200);
    expect(await titlesOf(cookie)).toEqual(['one', 'two']);
    expect((await read(cookie)).unread).toBe(2);
  });

  test('cannot be restored after an hour', async () => {
    const { cookie } = await owner();
    const item = await firstOf(cookie);
    await send('DELETE', item, cookie);
    clock.advance(HOUR);
    expect(await send('PUT', `${item}/restore`, cookie)).toBe(404);
    expect(await titlesOf(cookie)).toEqual(['two']);
  });

  test('can be changed by its owner only', async () => {
    const { cookie } = await owner();
    const { cookie: other } = await owner();
    const item = await firstOf(cookie);
    for (const [method, action] of [
      ['PATCH', '/unread'],
      ['DELETE', ''],
      ['PUT', '/restore'],
    ] as const) {
      expect(await send(method, `${item}${action}`, other)).toBe(404);
      expect(await send(method, `${path}/${randomUUID()}${action}`, cookie)).toBe(404);
    }
    expect((await read(cookie)).unread).toBe(2);
  });
});

describe('purgeDeleted', () => {
  test('deletes only what was deleted an hour ago', async () => {
    const { id, cookie } = await playerWith({ notes: ['one', 'two'], letters: ['three'] });
    const { db } = server.deps.database;
    const rows = async () => [
      await db.$count(notifications, eq(notifications.accountId, id)),
      await db.$count(messages, eq(messages.accountId, id)),
    ];
    const { notifications: notes, messages: letters } = await inboxOf(cookie);
    await send('DELETE', `${NOTIFICATIONS}/${notes[0]?.id ?? ''}`, cookie);
    await send('DELETE', `${MESSAGES}/${letters[0]?.id ?? ''}`, cookie);
    const now = clock.now().getTime();
    await purgeDeleted(db, new Date(now + HOUR - 1));
    expect(await rows()).toEqual([2, 1]);
    await purgeDeleted(db, new Date(now + HOUR));
    expect(await rows()).toEqual([1, 0]);
  });

  test('keeps the event key of a notification without its text, and a player’s message for its sender', async () => {
    const { id } = await playerWith();
    const { db } = server.deps.database;
    const sender = await insertPlayer(server.deps.database, `writer-to-${id.slice(0, 8)}`);
    const deletedAt = new Date(0);
    const common = { accountId: id, body: 'B', createdAt: deletedAt, deletedAt };
    await db.insert(notifications).values({ ...common, kind: 'news', title: 'T', link: '/blog', eventKey: 'once' });
    await db.insert(messages).values({ ...common, senderId: sender, subject: '' });
    await purgeDeleted(db, clock.now());
    expect(await db.select().from(notifications).where(eq(notifications.accountId, id))).toMatchObject([
      { eventKey: 'once', title: '', body: '', link: null },
    ]);
    expect(await db.select().from(messages).where(eq(messages.accountId, id))).toMatchObject([{ body: 'B' }]);
  });
});
