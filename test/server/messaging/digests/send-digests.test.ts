import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { messages, notifications } from '../../../../server/platform/database/schema/inbox';
import { sendUnreadDigests } from '../../../../server/messaging/digests/send-digests';
import type { DigestFixture } from './digest-fixture';
import { openDigestFixture } from './digest-fixture';

const NOW = '2026-11-23T12:00:00Z';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
let fixture: DigestFixture;

beforeAll(async () => {
  fixture = await openDigestFixture();
});
beforeEach(() => fixture.begin(NOW));
afterAll(() => fixture.database.close());

const run = () => sendUnreadDigests(fixture.deps);
const noted = (accountId: string, title: string, createdAt = fixture.clock.now(), readAt: Date | null = null) =>
  fixture.database.db.insert(notifications).values({ accountId, kind: 'news', title, body: '', createdAt, readAt });
const written = (accountId: string, subject: string, deletedAt: Date | null = null) =>
  fixture.database.db
    .insert(messages)
    .values({ accountId, subject, body: '', createdAt: fixture.clock.now(), deletedAt });
const subjects = async () => (await fixture.written()).map(({ subject }) => subject);

describe('sendUnreadDigests', () => {
  test('emails after a day, with the unread items, a link to read them and one to unsubscribe', async () => {
    const [id = ''] = await fixture.players(1, NOW);
    await noted(id, 'A door');
    await noted(id, 'What was read', fixture.clock.now(), fixture.clock.now());
    await written(id, 'A letter');
    await written(id, 'What was deleted', fixture.clock.now());
    fixture.clock.advance(DAY - 1);
    await run();
    expect(await subjects()).toEqual([]);
    fixture.clock.advance(1);
    await run();
    const [mail] = await fixture.written();
    expect(mail).toMatchObject({
      kind: 'unread-digest',
      subject: 'Waiting for you: 1 notification and 1 message',
    });
    for (const words of ['• A door', '• A letter', '/account/inbox', '/market/subscription/unsubscribe?token='])
      expect(mail?.text).toContain(words);
    for (const words of ['What was read', 'What was deleted']) expect(mail?.text).not.toContain(words);
  });

  test('names the sender of a player’s message, which has no subject', async () => {
    const [id = '', senderId = ''] = await fixture.players(2, NOW);
    await fixture.database.db
      .insert(messages)
      .values({ accountId: id, senderId, subject: '', body: 'Hi.', createdAt: fixture.clock.now() });
    const [sender] = await fixture.database.db.select().from(accounts).where(eq(accounts.id, senderId));
    fixture.clock.advance(DAY);
    await run();
    const [mail, ...more] = await fixture.written();
    expect([mail?.subject, more]).toEqual(['Waiting for you: 1 message', []]);
    expect(mail?.text).toContain(`• Message from ${sender?.username ?? ''}`);
  });

  test('emails once about an item, again about later ones, at most once a day', async () => {
    const [id = ''] = await fixture.players(1, NOW);
    await noted(id, 'One');
    fixture.clock.advance(6 * HOUR);
    await noted(id, 'Two');
    fixture.clock.advance(18 * HOUR);
    await run();
    await run();
    expect(await subjects()).toHaveLength(1);
    fixture.clock.advance(7 * HOUR);
    await run();
    expect(await subjects()).toHaveLength(1);
    fixture.clock.advance(17 * HOUR);
    await run();
    expect(await subjects()).toHaveLength(2);
    for (let day = 0; day < 5; day += 1) {
      fixture.clock.advance(DAY);
      await run();
    }
    expect(await subjects()).toHaveLength(2);
  });

  test('names each item once, without items of the last day or older than two weeks', async () => {
    const [id = ''] = await fixture.players(1, NOW);
    await noted(id, 'Of long ago', new Date('2026-10-01T12:00:00Z'));
    await noted(id, 'One');
    fixture.clock.advance(6 * HOUR);
    await noted(id, 'Two');
    fixture.clock.advance(18 * HOUR);
    await written(id, 'Of today');
    await run();
    fixture.clock.advance(DAY);
    await run();
    fixture.clock.advance(DAY);
    await run();
    expect((await fixture.written()).map(({ subject, text }) => [subject, text.match(/(?<=• ).*/gu)])).toEqual([
      ['Waiting for you: 1 notification', ['One']],
      ['Waiting for you: 1 notification and 1 message', ['Of today', 'Two']],
    ]);
  });

  test('emails neither players who disabled it nor about items older than two weeks', async () => {
    const [off = '', master = '', old = ''] = await fixture.players(3, NOW);
    await fixture.setSettings(off, (all) => ({
      ...all,
      community: { ...all.community, unread_messages_digest: false },
    }));
    await fixture.setSettings(master, (all) => ({
      ...all,
      notification: { ...all.notification, disable_emails_master: true },
    }));
    await noted(off, 'One');
    await noted(master, 'Two');
    await noted(old, 'Three', new Date('2026-10-01T12:00:00Z'));
    fixture.clock.advance(2 * DAY);
    await run();
    expect(await subjects()).toEqual([]);
  });

  test('names the newest items and counts the others', async () => {
    const [id = ''] = await fixture.players(1, NOW);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
      await noted(id, title);
      fixture.clock.advance(1000);
    }
    fixture.clock.advance(DAY);
    await run();
    const [mail] = await fixture.written();
    expect(mail?.subject).toBe('Waiting for you: 7 notifications');
    expect(mail?.text).toContain('• Seven\n\n• Six\n\n• Five\n\n• Four\n\n• Three\n\nand 2 more.');
  });

  test('emails each of many players once, with concurrent servers', async () => {
    const ids = await fixture.players(230, NOW);
    const row = { kind: 'news', title: 'One', body: '', createdAt: fixture.clock.now() };
    await fixture.database.db.insert(notifications).values(ids.map((accountId) => ({ ...row, accountId })));
    fixture.clock.advance(DAY);
    await Promise.all([run(), run(), run()]);
    await run();
    const all = await fixture.written();
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(230);
    expect(all).toHaveLength(230);
  });
});
