import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { announcementRemovals, announcements } from '../../../../server/platform/database/schema/developers';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import {
  announcementKey,
  notifyFollowers,
  removeNotifications,
} from '../../../../server/catalogue/developers/notify-followers';
import { FakeServerClock } from '../../support/fake-server-clock';
import { follow, insertAnnouncement, insertDeveloper } from '../../support/followers';
import { insertPlayers } from '../../support/insert-players';
import { openEmptyDatabase } from '../../support/open-empty-database';
import type { PublishCall } from '../../support/sent-event';
import { sentEvent } from '../../support/sent-event';

const opened: Promise<Database> = openEmptyDatabase();
let clock: FakeServerClock;
let published: unknown[];
let developer: number;

beforeEach(async () => {
  const database = await opened;
  await database.db.delete(announcements);
  await database.db.delete(accounts);
  clock = new FakeServerClock();
  published = [];
  developer = await insertDeveloper(database, 'a-studio', 'A Studio');
});
afterAll(async () => (await opened).close());

const realtime = {
  publish: (...call: PublishCall) => void published.push(sentEvent(call)),
  hasSubscribers: () => false,
  sent: () => Promise.resolve(),
  disconnectSession: () => undefined,
};
const run = async (database?: Pick<Database, 'transaction'>): Promise<void> =>
  notifyFollowers({ clock, database: { ...(await opened), ...database }, realtime });
const sentNotifications = async () => (await opened).db.select().from(notifications);
const pendingAnnouncements = async () =>
  (await (await opened).db.select().from(announcements)).filter(({ notifiedAt }) => notifiedAt === null);

describe('notifyFollowers', () => {
  test('notifies and pushes to each follower once, with a link to the announcement', async () => {
    const database = await opened;
    const [vega = '', mira = ''] = await insertPlayers(database, 2, clock.now());
    await follow(database, developer, [vega], clock.now());
    await insertAnnouncement(database, developer, 'news', clock.now());
    await run();
    await run();
    const link = '/arcade/games/developer/a-studio/announcements/news';
    expect(await sentNotifications()).toMatchObject([
      { accountId: vega, kind: 'announcement', title: 'A Studio: About news', body: 'A few words.', link },
    ]);
    expect(published).toMatchObject([[`announcement.${vega}`, '.notification.created', { link }]]);
    expect(await pendingAnnouncements()).toEqual([]);
    await follow(database, developer, [mira], clock.now());
    await run();
    expect(await sentNotifications()).toHaveLength(1);
  });

  test('notifies nobody of a draft or a future announcement until its date', async () => {
    const database = await opened;
    await follow(database, developer, await insertPlayers(database, 1, clock.now()), clock.now());
    const draft = await insertAnnouncement(database, developer, 'a-draft', clock.now(), 'draft');
    await insertAnnouncement(database, developer, 'tomorrow', new Date(clock.now().getTime() + 86_400_000));
    await run();
    expect(await sentNotifications()).toEqual([]);
    await database.db.update(announcements).set({ status: 'published' }).where(eq(announcements.id, draft));
    await run();
    expect(await sentNotifications()).toHaveLength(1);
    clock.advance(86_400_000);
    await run();
    expect(await sentNotifications()).toHaveLength(2);
  });

  test('notifies each of many followers exactly once, despite a crash and concurrent runs', async () => {
    const database = await opened;
    const ids = await insertPlayers(database, 450, clock.now());
    await follow(database, developer, ids, clock.now());
    for (const slug of ['one', 'two']) await insertAnnouncement(database, developer, slug, clock.now());
    let left = 2;
    const dying: Database['transaction'] = (work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        left -= 1;
        if (left < 0) throw new Error('the server dies before the commit');
        return done;
      });
    await expect(run({ transaction: dying })).rejects.toThrow('dies');
    expect(await sentNotifications()).toHaveLength(400);
    await Promise.all([run(), run(), run()]);
    await run();
    const all = await sentNotifications();
    expect(all).toHaveLength(900);
    expect(new Set(all.map(({ accountId, link }) => `${accountId} ${String(link)}`)).size).toBe(900);
    expect(published).toHaveLength(900);
  });
});

describe('removeNotifications', () => {
  test('deletes all notifications of a deleted announcement, at most 500 in a transaction', async () => {
    const database = await opened;
    const ids = await insertPlayers(database, 1100, clock.now());
    await follow(database, developer, ids.slice(0, 1000), clock.now());
    const removed = await insertAnnouncement(database, developer, 'removed', clock.now());
    await run();
    const text = { kind: 'announcement', title: 'News', body: 'News', createdAt: clock.now() };
    const formerFollowers = ids
      .slice(1000)
      .map((accountId) => ({ ...text, accountId, eventKey: announcementKey(removed) }));
    await database.db.insert(notifications).values(formerFollowers);
    const [reader = ''] = ids;
    await database.db
      .insert(notifications)
      .values({ ...text, accountId: reader, eventKey: announcementKey(removed + 1) });
    await database.db.delete(announcements);
    await database.db
      .insert(announcementRemovals)
      .values({ eventKey: announcementKey(removed), removedAt: clock.now() });
    const left: number[] = [];
    const counting: Database['transaction'] = async (work) => {
      const result = await database.transaction(work);
      left.push((await sentNotifications()).length);
      return result;
    };
    await removeNotifications({ database: { ...database, transaction: counting } });
    expect(left).toEqual([601, 101, 1, 1]);
    expect(await sentNotifications()).toMatchObject([{ accountId: reader, eventKey: announcementKey(removed + 1) }]);
    expect(await database.db.select().from(announcementRemovals)).toEqual([]);
  });
});
