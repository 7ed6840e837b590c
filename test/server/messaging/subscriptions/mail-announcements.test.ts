import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishAnnouncement } from '../../../../server/catalogue/developers/publish-announcement';
import { writeSettings } from '../../../../server/identity/account/settings.repository';
import { mailAnnouncements } from '../../../../server/messaging/subscriptions/mail-announcements';
import { findSender, insertSubscription } from '../../../../server/messaging/subscriptions/subscription.repository';
import type { Database } from '../../../../server/platform/database/database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { announcements } from '../../../../server/platform/database/schema/developers';
import { emails } from '../../../../server/platform/database/schema/emails';
import { emailSubscriptions } from '../../../../server/platform/database/schema/subscriptions';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { parseSenderId } from '../../../../src/domain/subscriptions/sender-id';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayers } from '../../support/insert-players';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const [GAME, OTHER_GAME, STUDIO] = ['game:lantern-drift', 'game:sand-garden', 'dev:paper-moon'] as const;
const DAY = 24 * 60 * 60 * 1000;
const jobs = { wake: () => undefined };
const clock = new FakeServerClock();
let server: TestServer;
let group = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(async () => {
  const { db } = server.deps.database;
  await db.delete(emails);
  await db.delete(emailSubscriptions);
  await db.update(announcements).set({ mailedAt: clock.now() });
  clock.advance(1000);
  group += 1;
});
afterAll(() => server.close());

/** Inserts players with verified addresses `reader{group}-{number}@mail.test`. */
const readers = (count: number) => insertPlayers(server.deps.database, count, clock.now(), `reader${String(group)}`);
const addressOf = (number: number) => `reader${String(group)}-${String(number)}@mail.test`;

async function subscribe(accountId: string, ...ids: readonly string[]): Promise<void> {
  const { db } = server.deps.database;
  for (const id of ids) {
    const sender = await findSender(db, parseSenderId(id));
    if (!sender) throw new Error(`Sender ${id} is missing.`);
    await insertSubscription(db, accountId, sender, { source: 'sdk', now: clock.now() });
  }
}

const publish = (slug: string, game?: string) => {
  const page = { developer: 'paper-moon', title: 'Six Colours of Paper', body: 'There is **green** now.', slug, game };
  return publishAnnouncement({ ...server.deps, jobs }, page);
};
const mail = (database?: Pick<Database, 'transaction'>) =>
  mailAnnouncements({ ...server.deps, jobs, database: { ...server.deps.database, ...database } });
const written = () => server.deps.database.db.select().from(emails).orderBy(emails.recipient);

describe('an announcement', () => {
  test('is emailed once to each subscriber of its developer and of its game', async () => {
    const [ofGame = '', ofStudio = '', ofBoth = '', ofOther = ''] = await readers(5);
    await subscribe(ofGame, GAME);
    await subscribe(ofStudio, STUDIO);
    await subscribe(ofBoth, STUDIO, GAME);
    await subscribe(ofOther, OTHER_GAME);
    expect(await publish('six-colours', 'lantern-drift')).toMatchObject({ ok: true });
    await mail();
    await mail();
    const all = await written();
    expect(all.map(({ recipient }) => recipient)).toEqual([addressOf(0), addressOf(1), addressOf(2)]);
    expect(all.map(({ subject }) => subject)).toEqual([
      'Lantern Drift: Six Colours of Paper',
      'Paper Moon: Six Colours of Paper',
      'Lantern Drift: Six Colours of Paper',
    ]);
    expect(all[0]?.text).toContain('There is green now.');
    expect(all[0]?.text).toContain(`${server.origin}/arcade/games/developer/paper-moon/announcements/six-colours`);
    expect(all[0]?.text).toContain('because you subscribed to emails from Lantern Drift');
  });

  test('reaches no subscriber of a game if it is not about one', async () => {
    const [ofGame = '', ofStudio = ''] = await readers(2);
    await subscribe(ofGame, GAME);
    await subscribe(ofStudio, STUDIO);
    await publish('about-us');
    await mail();
    expect((await written()).map(({ recipient }) => recipient)).toEqual([addressOf(1)]);
  });

  test('spares unverified addresses, deleted accounts, players without emails, and later subscribers', async () => {
    const { db } = server.deps.database;
    const [unverified = '', gone = '', quiet = '', later = '', fine = ''] = await readers(5);
    for (const id of [unverified, gone, quiet, fine]) await subscribe(id, STUDIO);
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, unverified));
    await db.update(accounts).set({ deletedAt: clock.now() }).where(eq(accounts.id, gone));
    const settings = defaultSettings();
    await writeSettings(db, quiet, {
      ...settings,
      notification: { ...settings.notification, disable_emails_master: true },
    });
    await publish('sparing');
    clock.advance(1000);
    await subscribe(later, STUDIO);
    await mail();
    expect((await written()).map(({ recipient }) => recipient)).toEqual([addressOf(4)]);
  });

  test('has a link in its email that ends only this subscription, by one click', async () => {
    const [one = ''] = await readers(1);
    await subscribe(one, GAME, OTHER_GAME);
    await publish('with-a-link', 'lantern-drift');
    await mail();
    const link = (await written())[0]?.unsubscribeUrl ?? '';
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.request(link.slice(server.origin.length), {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
      });
      expect(answer.status).toBe(200);
    }
    const left = await server.deps.database.db.select().from(emailSubscriptions);
    const other = await findSender(server.deps.database.db, parseSenderId(OTHER_GAME));
    expect(left).toMatchObject([other]);
  });

  test('is emailed to each of many subscribers once, despite a crash and concurrent servers', async () => {
    for (const id of await readers(230)) await subscribe(id, STUDIO);
    await publish('to-many');
    let left = 1;
    const dying: Database['transaction'] = (work) =>
      server.deps.database.transaction(async (tx) => {
        const done = await work(tx);
        left -= 1;
        if (left < 0) throw new Error('the server dies before the commit');
        return done;
      });
    await expect(mail({ transaction: dying })).rejects.toThrow('dies');
    expect(await written()).toHaveLength(100);
    await Promise.all([mail(), mail(), mail()]);
    await mail();
    expect(new Set((await written()).map(({ recipient }) => recipient)).size).toBe(230);
    expect(await written()).toHaveLength(230);
  });

  test('is not emailed after two days without a mail server', async () => {
    const [one = ''] = await readers(1);
    await subscribe(one, STUDIO);
    await publish('old-news');
    await mailAnnouncements({ ...server.deps, jobs, config: { ...server.deps.config, production: true } });
    expect(await written()).toEqual([]);
    clock.advance(2 * DAY);
    await mail();
    expect(await written()).toEqual([]);
  });
});
