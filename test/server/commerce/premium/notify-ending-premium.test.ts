import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { notifyEndingPremium } from '../../../../server/commerce/premium/notify-ending-premium';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { insertPlayers } from '../../support/insert-players';
import { openEmptyDatabase } from '../../support/open-empty-database';
import type { PublishCall } from '../../support/sent-event';
import { sentEvent } from '../../support/sent-event';

const DAY = 24 * 60 * 60 * 1000;
const opened: Promise<Database> = openEmptyDatabase();
let clock: FakeServerClock;
let published: unknown[];

beforeEach(async () => {
  await (await opened).db.delete(accounts);
  clock = new FakeServerClock();
  published = [];
});
afterAll(async () => (await opened).close());

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);

async function premium(username: string, until: Date | null): Promise<string> {
  const { db } = await opened;
  const id = await insertPlayer({ db }, username);
  await db.update(accounts).set({ premiumUntil: until }).where(eq(accounts.id, id));
  return id;
}

async function run(): Promise<void> {
  const realtime = {
    publish: (...call: PublishCall) => void published.push(sentEvent(call)),
    hasSubscribers: () => false,
    sent: () => Promise.resolve(),
    disconnectSession: () => undefined,
  };
  await notifyEndingPremium({ clock, database: await opened, realtime });
}

const notificationsOf = async (accountId: string) =>
  (await opened).db.select().from(notifications).where(eq(notifications.accountId, accountId));

describe('notifyEndingPremium', () => {
  test('notifies and pushes three days before, with the date and a link to the shop', async () => {
    const id = await premium('vega', inDays(5));
    const none = await premium('mira', null);
    await run();
    expect(await notificationsOf(id)).toEqual([]);
    clock.advance(2 * DAY);
    await run();
    expect(await notificationsOf(id)).toMatchObject([{ kind: 'premium-ending', link: '/market', readAt: null }]);
    expect((await notificationsOf(id))[0]?.body).toContain('6 March 2026 at 12:00 UTC');
    expect(published).toMatchObject([[`announcement.${id}`, '.notification.created', { kind: 'premium-ending' }]]);
    expect(await notificationsOf(none)).toEqual([]);
  });

  test('notifies once for each end, and again for an extended end', async () => {
    const id = await premium('vega', inDays(1));
    for (const _ of [1, 2, 3]) await run();
    expect(await notificationsOf(id)).toHaveLength(1);
    const { db } = await opened;
    await db.update(accounts).set({ premiumUntil: inDays(32) });
    await run();
    expect(await notificationsOf(id)).toHaveLength(1);
    clock.advance(30 * DAY);
    await run();
    await run();
    expect(await notificationsOf(id)).toHaveLength(2);
  });

  test('notifies neither expired nor deleted accounts', async () => {
    const over = await premium('vega', inDays(0));
    const gone = await premium('mira', inDays(1));
    const { db } = await opened;
    await db.update(accounts).set({ deletedAt: clock.now() }).where(eq(accounts.id, gone));
    await run();
    expect(await notificationsOf(over)).toEqual([]);
    expect(await notificationsOf(gone)).toEqual([]);
  });

  test('notifies each of many players once, with concurrent servers', async () => {
    const ids = await insertPlayers(await opened, 230, clock.now());
    await (await opened).db.update(accounts).set({ premiumUntil: inDays(1) });
    await Promise.all([run(), run(), run()]);
    await run();
    const { db } = await opened;
    const all = await db.select({ of: notifications.accountId }).from(notifications);
    expect(all.map(({ of }) => of).sort()).toEqual(ids.sort());
    expect(published).toHaveLength(230);
  });
});
