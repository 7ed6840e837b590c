import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MockInstance } from 'vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authRegister, authStatus } from '../../../../src/contract/account.contract';
import { messageList, notificationList } from '../../../../src/contract/inbox.contract';
import { wireMessageRow, wireNotification } from '../../../../src/contract/inbox.contract';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import { sessionCookie, signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { sentEvent } from '../../support/sent-event';

const NOTIFICATIONS = '/v1/private/user/notifications';
const MESSAGES = '/v1/private/user/messages';
const BADGES = '/v1/public/arcade/gp/game/lantern-drift/achievements';
let server: TestServer;
let publish: MockInstance<ChannelPublisher['publish']>;
let statements: { readonly count: () => number };
let registered = 0;

beforeAll(async () => {
  server = await startTestServer();
  publish = vi.spyOn(server.deps.realtime, 'publish');
  statements = countStatements(server.deps.database.db);
});

beforeEach(() => {
  publish.mockClear();
});

afterAll(() => server.close());

async function register(guest?: string) {
  registered += 1;
  const password = 'Quiet-lake7-boat';
  const answer = await server.request('/v1/public/user/auth/register', {
    body: {
      email: `reader${registered}@example.org`,
      username: `reader-${registered}`,
      password,
      password_confirmation: password,
    },
    ...(guest === undefined ? {} : { cookie: `p1_uuid=${guest}` }),
  });
  return { id: dataOf(authRegister, answer).account.id, cookie: sessionCookie(answer) ?? '' };
}

const unlock = (badge: string, cookie: string) =>
  server.request(`${BADGES}/${badge}/unlock`, { method: 'POST', body: {}, cookie });
const notificationsOf = async (cookie: string, query = '') =>
  dataOf(notificationList, await server.request(`${NOTIFICATIONS}${query}`, { cookie }));
const messagesOf = async (cookie: string) => dataOf(messageList, await server.request(MESSAGES, { cookie }));
const patch = (path: string, cookie: string) => server.request(path, { method: 'PATCH', body: {}, cookie });
const publishedAs = (name: string) => publish.mock.calls.map(sentEvent).filter(([, sent]) => sent === name);

async function notifyOften(accountId: string, times: number): Promise<void> {
  const rows = Array.from({ length: times }, (_, index) => ({
    accountId,
    kind: 'news',
    title: `News ${index + 1}`,
    body: 'Something happened.',
    link: null,
    createdAt: new Date(Date.UTC(2026, 0, index + 1)),
  }));
  await server.deps.database.db.insert(notifications).values(rows);
}

describe('an unlocked achievement', () => {
  test('creates a notification and publishes it after the commit in the shape of the list', async () => {
    const { id, cookie } = await register();
    await unlock('first-light', cookie);
    await unlock('first-light', cookie);
    const { items, unread, pagination } = await notificationsOf(cookie);
    expect(items).toMatchObject([
      {
        kind: 'achievement',
        title: 'First Light',
        body: 'Achievement unlocked in Lantern Drift. Release your first lantern.',
        link: '/arcade/games/lantern-drift',
        read: false,
      },
    ]);
    expect([unread, pagination.total, pagination.per_page]).toEqual([1, 1, 3]);
    const [[channel, , payload] = [], ...more] = publishedAs('.notification.created');
    expect([channel, more]).toEqual([`announcement.${id}`, []]);
    expect(wireNotification.safeParse(payload).success).toBe(true);
    expect(payload).toEqual(items[0]);
  });

  test('of a guest creates no notification, and one for all when the guest logs in', async () => {
    const guest = randomUUID();
    await unlock('first-light', `p1_uuid=${guest}`);
    await unlock('sky-river', `p1_uuid=${guest}`);
    expect(publishedAs('.notification.created')).toEqual([]);
    const { cookie } = await register(guest);
    const { items, unread } = await notificationsOf(cookie);
    expect(items).toMatchObject([{ kind: 'badges-saved', title: '2 achievements saved', read: false }]);
    expect(items[0]?.body).toBe('Sky River and First Light are now part of your account.');
    expect([unread, publishedAs('.notification.created')]).toMatchObject([1, { length: 1 }]);
  });

  test('creates no notification if the account already had it', async () => {
    const guest = `p1_uuid=${randomUUID()}`;
    await unlock('first-light', await signIn(server, 'studio'));
    await unlock('first-light', guest);
    publish.mockClear();
    await signIn(server, 'studio', { cookie: guest });
    expect(publishedAs('.notification.created')).toEqual([]);
  });
});

describe('registration', () => {
  test('creates a message of the portal', async () => {
    const { id, cookie } = await register();
    const { items, unread } = await messagesOf(cookie);
    expect(items).toMatchObject([{ sender: null, read: false }]);
    expect(items[0]?.subject).toContain('Welcome to Holocade');
    expect(unread).toBe(1);
    const [[channel, , payload] = []] = publishedAs('.message.created');
    expect(channel).toBe(`announcement.${id}`);
    expect(wireMessageRow.safeParse(payload).success).toBe(true);
    expect(payload).toEqual({ ...items[0], own: false, unread: 1, received: true });
  });
});

describe('GET notifications and messages', () => {
  test('requires a player', async () => {
    for (const path of [NOTIFICATIONS, MESSAGES]) expect((await server.request(path)).status).toBe(401);
  });

  test('lists newest first, three a page, each on exactly one page', async () => {
    const { id, cookie } = await register();
    await notifyOften(id, 7);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => notificationsOf(cookie, `?page=${page}`)));
    expect(pages.map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['News 7', 'News 6', 'News 5'],
      ['News 4', 'News 3', 'News 2'],
      ['News 1'],
      [],
    ]);
    expect(pages.map(({ unread }) => unread)).toEqual([7, 7, 7, 7]);
  });

  test('names the sender of a demo player’s message, and none for the portal', async () => {
    const { items } = await messagesOf(await signIn(server, 'nova'));
    expect(items.map(({ sender }) => sender)).toEqual(['Orion', null]);
  });

  test('takes the same number of statements for many items as for none', async () => {
    const { id, cookie } = await register();
    const taken = async () => {
      const before = statements.count();
      await notificationsOf(cookie);
      return statements.count() - before;
    };
    const none = await taken();
    await notifyOften(id, 40);
    expect(await taken()).toBe(none);
    expect(none).toBeLessThanOrEqual(3);
  });
});

describe('marking as read', () => {
  test('counts once, with the time of the first mark', async () => {
    const { id, cookie } = await register();
    await notifyOften(id, 2);
    const first = (await notificationsOf(cookie)).items[0]?.id ?? '';
    const readAt = async () => {
      const { db } = server.deps.database;
      const [row] = await db.select().from(notifications).where(eq(notifications.id, first));
      return row?.readAt;
    };
    expect((await patch(`${NOTIFICATIONS}/${first}/read`, cookie)).status).toBe(200);
    const marked = await readAt();
    expect((await patch(`${NOTIFICATIONS}/${first}/read`, cookie)).status).toBe(200);
    expect(await readAt()).toEqual(marked);
    expect(await notificationsOf(cookie)).toMatchObject({ unread: 1, items: [{ read: true }, { read: false }] });
  });

  test('returns 404 for another player’s item without effect', async () => {
    const [owner, other] = [await register(), await register()];
    await notifyOften(owner.id, 1);
    const foreign = (await notificationsOf(owner.cookie)).items[0]?.id ?? '';
    const letter = (await messagesOf(owner.cookie)).items[0]?.id ?? '';
    expect((await patch(`${NOTIFICATIONS}/${foreign}/read`, other.cookie)).status).toBe(404);
    expect((await patch(`${MESSAGES}/${letter}/read`, other.cookie)).status).toBe(404);
    expect((await patch(`${NOTIFICATIONS}/${letter}/read`, owner.cookie)).status).toBe(404);
    await patch(`${NOTIFICATIONS}/read-all`, other.cookie);
    expect((await notificationsOf(owner.cookie)).unread).toBe(1);
    expect((await messagesOf(owner.cookie)).unread).toBe(1);
  });

  test('requires a player', async () => {
    for (const path of [`${NOTIFICATIONS}/${randomUUID()}/read`, `${NOTIFICATIONS}/read-all`, `${MESSAGES}/read-all`])
      expect((await server.request(path, { method: 'PATCH', body: {} })).status).toBe(401);
  });

  test('marks all at once, notifications and messages separately', async () => {
    const { id, cookie } = await register();
    await notifyOften(id, 40);
    expect((await patch(`${NOTIFICATIONS}/read-all`, cookie)).status).toBe(200);
    expect((await notificationsOf(cookie)).unread).toBe(0);
    expect((await messagesOf(cookie)).unread).toBe(1);
    expect((await patch(`${MESSAGES}/read-all`, cookie)).status).toBe(200);
    expect((await messagesOf(cookie)).unread).toBe(0);
  });

  test('marks the seen items and older ones, not later ones, and refuses another player’s newest item', async () => {
    const [owner, other] = [await register(), await register()];
    await notifyOften(owner.id, 4);
    const [, second] = (await notificationsOf(owner.cookie)).items;
    const upTo = (cookie: string, newest: string | undefined) =>
      server.request(`${NOTIFICATIONS}/read-all`, { method: 'PATCH', body: { newest }, cookie });
    expect((await upTo(owner.cookie, second?.id)).status).toBe(200);
    const { items, unread } = await notificationsOf(owner.cookie);
    expect([unread, items.map(({ read }) => read)]).toEqual([1, [false, true, true]]);
    await notifyOften(other.id, 1);
    expect((await upTo(other.cookie, second?.id)).status).toBe(404);
    expect((await notificationsOf(other.cookie)).unread).toBe(1);
  });
});

test('leaves items of the same time above the newest seen one unread', async () => {
  const { id, cookie } = await register();
  await notifyOften(id, 1);
  await notifyOften(id, 1);
  const [, lower] = (await notificationsOf(cookie)).items;
  await server.request(`${NOTIFICATIONS}/read-all`, { method: 'PATCH', body: { newest: lower?.id }, cookie });
  expect((await notificationsOf(cookie)).items.map(({ read }) => read)).toEqual([false, true]);
});

describe('demo players', () => {
  test.each(['nova', 'orion'])('%s has something to read', async (name) => {
    const cookie = await signIn(server, name);
    expect(dataOf(authStatus, await server.request('/v1/public/user/auth/status', { cookie })).account.username).toBe(
      name,
    );
    const [notes, letters] = [await notificationsOf(cookie), await messagesOf(cookie)];
    expect([notes.items.length, letters.items.length]).toEqual([3, 2]);
    expect(notes.unread).toBeGreaterThan(0);
    expect(letters.unread).toBe(1);
  });
});
