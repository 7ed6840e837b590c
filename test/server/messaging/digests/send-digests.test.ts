import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../../../server/platform/database/schema/messages';
import { notifications } from '../../../../server/platform/database/schema/notifications';
import { sendUnreadDigests } from '../../../../server/messaging/digests/send-digests';
import type { DigestHouse } from './digest-house';
import { openDigestHouse } from './digest-house';

const NOW = '2026-11-23T12:00:00Z';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
let house: DigestHouse;

beforeAll(async () => {
  house = await openDigestHouse();
});
beforeEach(() => house.begin(NOW));
afterAll(() => house.database.close());

const run = () => sendUnreadDigests(house.deps);
const noted = (accountId: string, title: string, createdAt = house.clock.now(), readAt: Date | null = null) =>
  house.database.db.insert(notifications).values({ accountId, kind: 'news', title, body: '', createdAt, readAt });
const written = (accountId: string, subject: string) =>
  house.database.db.insert(messages).values({ accountId, subject, body: '', createdAt: house.clock.now() });
const subjects = async () => (await house.written()).map(({ subject }) => subject);

describe('the mail about what is unread', () => {
  test('comes after a day, with what waits, and a way to read it and one to get no more', async () => {
    const [id = ''] = await house.players(1, NOW);
    await noted(id, 'A door');
    await noted(id, 'What was read', house.clock.now(), house.clock.now());
    await written(id, 'A letter');
    house.clock.advance(DAY - 1);
    await run();
    expect(await subjects()).toEqual([]);
    house.clock.advance(1);
    await run();
    const [mail] = await house.written();
    expect(mail).toMatchObject({
      kind: 'unread-digest',
      subject: 'Waiting for you: 1 notification and 1 message',
    });
    for (const words of ['• A door', '• A letter', '/account/home', '/market/subscription/unsubscribe?token='])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('What was read');
  });

  test('comes once for what is unread, and again for what came later, but not more than once a day', async () => {
    const [id = ''] = await house.players(1, NOW);
    await noted(id, 'One');
    house.clock.advance(6 * HOUR);
    await noted(id, 'Two');
    house.clock.advance(18 * HOUR);
    await run();
    await run();
    expect(await subjects()).toHaveLength(1);
    house.clock.advance(7 * HOUR);
    await run();
    expect(await subjects()).toHaveLength(1);
    house.clock.advance(17 * HOUR);
    await run();
    expect(await subjects()).toHaveLength(2);
    for (let day = 0; day < 5; day += 1) {
      house.clock.advance(DAY);
      await run();
    }
    expect(await subjects()).toHaveLength(2);
  });

  test('tells of each thing once, of nothing that came within the day, and of nothing that waits for weeks', async () => {
    const [id = ''] = await house.players(1, NOW);
    await noted(id, 'Of long ago', new Date('2026-10-01T12:00:00Z'));
    await noted(id, 'One');
    house.clock.advance(6 * HOUR);
    await noted(id, 'Two');
    house.clock.advance(18 * HOUR);
    await written(id, 'Of today');
    await run();
    house.clock.advance(DAY);
    await run();
    house.clock.advance(DAY);
    await run();
    expect((await house.written()).map(({ subject, text }) => [subject, text.match(/(?<=• ).*/gu)])).toEqual([
      ['Waiting for you: 1 notification', ['One']],
      ['Waiting for you: 1 notification and 1 message', ['Of today', 'Two']],
    ]);
  });

  test('goes to nobody who wants none, nor about what waits for weeks', async () => {
    const [off = '', master = '', old = ''] = await house.players(3, NOW);
    await house.wish(off, (all) => ({ ...all, community: { ...all.community, unread_messages_digest: false } }));
    await house.wish(master, (all) => ({ ...all, notification: { ...all.notification, disable_emails_master: true } }));
    await noted(off, 'One');
    await noted(master, 'Two');
    await noted(old, 'Three', new Date('2026-10-01T12:00:00Z'));
    house.clock.advance(2 * DAY);
    await run();
    expect(await subjects()).toEqual([]);
  });

  test('names the newest and counts the rest', async () => {
    const [id = ''] = await house.players(1, NOW);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
      await noted(id, title);
      house.clock.advance(1000);
    }
    house.clock.advance(DAY);
    await run();
    const [mail] = await house.written();
    expect(mail?.subject).toBe('Waiting for you: 7 notifications');
    expect(mail?.text).toContain('• Seven\n\n• Six\n\n• Five\n\n• Four\n\n• Three\n\nand 2 more.');
  });

  test('reaches each of many once, however many servers write at the same time', async () => {
    const ids = await house.players(230, NOW);
    const row = { kind: 'news', title: 'One', body: '', createdAt: house.clock.now() };
    await house.database.db.insert(notifications).values(ids.map((accountId) => ({ ...row, accountId })));
    house.clock.advance(DAY);
    await Promise.all([run(), run(), run()]);
    await run();
    const all = await house.written();
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(230);
    expect(all).toHaveLength(230);
  });
});
