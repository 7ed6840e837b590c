import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../../src/domain/session/settings';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { writeSettings } from '../../../../server/identity/account/settings.repository';
import type { Database } from '../../../../server/platform/database/database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { emails } from '../../../../server/platform/database/schema/emails';
import { newsletters } from '../../../../server/platform/database/schema/newsletters';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { sendNewsletter } from '../../../../server/messaging/newsletters/send-newsletter';
import { serveNewsletters } from '../../../../server/messaging/newsletters/serve-newsletters';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayers } from '../../support/insert-players';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog as log } from '../../support/silent-log';
import { testConfig } from '../../support/test-config';

const opened: Promise<Database> = openEmptyDatabase();
const config = testConfig();
const urls = publicUrls(config);
const jobs = { wake: () => undefined };
let clock: FakeServerClock;

beforeEach(async () => {
  const { db } = await opened;
  await db.delete(newsletters);
  await db.delete(accounts);
  clock = new FakeServerClock();
});
afterAll(async () => (await opened).close());

const letter = { subject: 'Spring', body: 'Look at [this](/arcade/games) and <script>that</script>.' };
const send = async (what = letter, settings = config) =>
  sendNewsletter({ clock, config: settings, database: await opened, jobs }, what);
const serve = async (database?: Pick<Database, 'transaction'>) =>
  serveNewsletters({ clock, config, urls, jobs, log, database: { ...(await opened), ...database } });
const written = async () => (await opened).db.select().from(emails);
const setSettings = async (accountId: string, notification: Partial<UserSettings['notification']>) => {
  const settings = defaultSettings();
  await writeSettings((await opened).db, accountId, {
    ...settings,
    notification: { ...settings.notification, ...notification },
  });
};

describe('a newsletter', () => {
  test('is emailed in two forms to subscribers with a verified address, with an unsubscribe link', async () => {
    const database = await opened;
    const [yes = '', no = '', none = '', stranger = '', gone = ''] = await insertPlayers(database, 5, clock.now());
    await setSettings(yes, {});
    await setSettings(no, { newsletters: false });
    await setSettings(none, { disable_emails_master: true });
    await database.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, stranger));
    await database.db.update(accounts).set({ deletedAt: clock.now() }).where(eq(accounts.id, gone));
    expect(await send()).toMatchObject({ ok: true });
    clock.advance(1000);
    await insertPlayers(database, 1, clock.now(), 'later');
    await serve();
    await serve();
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'newsletter', subject: 'Spring', recipient: 'player-0@mail.test' });
    expect(mail?.text).toContain(`[this](${urls.portal('arcade/games')})`);
    expect(mail?.html).toContain(`<a href="${urls.portal('arcade/games')}">this</a>`);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.unsubscribeUrl).toContain('/market/subscription/unsubscribe?token=');
    expect(mail?.text).toContain(String(mail?.unsubscribeUrl));
    expect((await database.db.select().from(newsletters))[0]).toMatchObject({ emails: 1, servedAt: clock.now() });
  });

  test('is refused a second time, and without a mail server', async () => {
    expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({ ok: false, error: expect.stringContaining('already sent, on 1 March 2026') });
    expect(await send({ ...letter, subject: 'Summer' })).toMatchObject({ ok: true });
    const mute = { ...config, production: true, smtpUrl: undefined };
    expect(await send({ ...letter, subject: 'Autumn' }, mute)).toMatchObject({ ok: false });
  });

  test('skips an account with an invalid address, and reaches those after it', async () => {
    const database = await opened;
    const [bad = ''] = await insertPlayers(database, 2, clock.now());
    await database.db.update(accounts).set({ email: 'nobody' }).where(eq(accounts.id, bad));
    await send();
    await serve();
    expect(await written()).toMatchObject([{ recipient: 'player-1@mail.test' }]);
    expect((await database.db.select().from(newsletters))[0]).toMatchObject({ emails: 1, servedAt: clock.now() });
  });

  test('reaches each of many subscribers once, despite a crash and concurrent servers', async () => {
    const database = await opened;
    await insertPlayers(database, 350, clock.now());
    await send();
    let left = 1;
    const dying: Database['transaction'] = (work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        left -= 1;
        if (left < 0) throw new Error('the server dies before the commit');
        return done;
      });
    await expect(serve({ transaction: dying })).rejects.toThrow('dies');
    expect(await written()).toHaveLength(100);
    await Promise.all([serve(), serve(), serve()]);
    await serve();
    const all = await written();
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(350);
    expect(all).toHaveLength(350);
  });

  test('waits while the queue is full', async () => {
    const database = await opened;
    await insertPlayers(database, 750, clock.now());
    await send();
    await serve();
    expect(await written()).toHaveLength(500);
    await database.db.update(emails).set({ nextAttemptAt: null });
    await serve();
    expect(await written()).toHaveLength(750);
  });

  test('does not wait for emails that are being retried', async () => {
    const database = await opened;
    await insertPlayers(database, 600, clock.now());
    await send();
    await serve();
    expect(await written()).toHaveLength(500);
    await database.db.update(emails).set({ attempts: 1, nextAttemptAt: new Date(clock.now().getTime() + 60_000) });
    await serve();
    expect(await written()).toHaveLength(600);
  });
});
