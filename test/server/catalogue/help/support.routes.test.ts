import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportMessage } from '../../../../src/contract/help.contract';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accounts, accountSettings } from '../../../../server/platform/database/schema/accounts';
import { emails } from '../../../../server/platform/database/schema/emails';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/public/help/support/message';
const SUPPORT = 'support@arcade.example';
const HOUR = 60 * 60 * 1000;
const clock = new FakeServerClock(new Date());
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_CONTACT: SUPPORT } });
});

afterAll(() => server.close());

const form = { subject: 'A door', email: 'writer@mail.test', message: 'It does not open.' };
const send = (body: unknown, options: { readonly cookie?: string; readonly ip?: string } = {}) =>
  server.request(PATH, { body, ...options });
const opened = async (body: unknown, cookie?: string) =>
  dataOf(supportMessage, await send(body, cookie === undefined ? {} : { cookie })).ticket;
const stored = async (number: string) => {
  const [ticket] = await server.deps.database.db.select().from(supportTickets).where(eq(supportTickets.number, number));
  return ticket;
};
const tickets = () => server.deps.database.db.$count(supportTickets);
const toSupport = async (number: string) =>
  (await mailsTo(server, SUPPORT)).find(({ subject }) => subject.startsWith(`[${number}]`));

describe('POST help/support/message', () => {
  test('stores a visitor’s message, and emails support and writer with the same ticket number', async () => {
    const answer = await send({
      subject: 'A\ndoor',
      email: ' writer@mail.test ',
      message: ' It sticks.\r\nWhy?\u0000 ',
    });
    const { ticket } = dataOf(supportMessage, answer);
    expect(ticket).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(answer.envelope().status.message).toContain(ticket);
    expect(await stored(ticket)).toMatchObject({
      accountId: null,
      email: 'writer@mail.test',
      subject: 'A door',
      message: 'It sticks.\nWhy?',
      status: 'open',
      createdAt: clock.now(),
    });
    const mail = await toSupport(ticket);
    expect(mail?.subject).toBe(`[${ticket}] A door`);
    for (const words of ['From a visitor', 'writer@mail.test', 'It sticks.', 'Why?'])
      expect(mail?.text).toContain(words);
    const [receipt] = await mailsTo(server, 'writer@mail.test');
    expect(receipt).toMatchObject({ kind: 'support-receipt', subject: `We received your message (${ticket})` });
  });

  test('does not quote a visitor’s message to an unverified address', async () => {
    await opened({ subject: 'Win coins', email: 'stranger@mail.test', message: 'Visit https://evil.example now' });
    const [receipt] = await mailsTo(server, 'stranger@mail.test');
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/evil|Win coins/);
  });

  test('quotes a player’s message only to their own verified address', async () => {
    const { db } = server.deps.database;
    const nova = await signIn(server, 'nova');
    const [account] = await db.select().from(accounts).where(eq(accounts.usernameKey, 'nova'));
    const ticket = await opened({ ...form, email: account?.email }, nova);
    expect(await stored(ticket)).toMatchObject({ accountId: account?.id });
    expect((await toSupport(ticket))?.text).toContain('“nova”');
    const own = await mailsTo(server, account?.email ?? '');
    expect(own.at(-1)?.text).toContain('It does not open.');
    await opened({ ...form, email: 'elsewhere@mail.test' }, nova);
    expect((await mailsTo(server, 'elsewhere@mail.test'))[0]?.text).not.toContain('It does not open.');
    const fresh = await registerPlayer(server, 'unconfirmed', { confirmed: false });
    await opened({ ...form, email: fresh.email }, fresh.cookie);
    expect((await mailsTo(server, fresh.email)).at(-1)?.text).not.toContain('It does not open.');
  });

  test('sends no receipt to a player who has disabled them, but notifies the support', async () => {
    const { db } = server.deps.database;
    const player = await registerPlayer(server, 'quiet-one');
    const standard = defaultSettings();
    const settings = { ...standard, notification: { ...standard.notification, support_ticket_emails: false } };
    await db.update(accountSettings).set({ settings }).where(eq(accountSettings.accountId, player.id));
    const ticket = await opened({ ...form, email: 'quiet@mail.test' }, player.cookie);
    expect(await mailsTo(server, 'quiet@mail.test')).toEqual([]);
    expect(await toSupport(ticket)).toBeDefined();
  });

  test('sends at most three receipts an hour to one address from all writers', async () => {
    const email = 'bombed@mail.test';
    for (let count = 0; count < 5; count += 1)
      await send({ ...form, email: 'Bombed@mail.test' }, { ip: `192.0.2.${count}` });
    const receipts = async () => server.deps.database.db.$count(emails, eq(emails.recipient, 'Bombed@mail.test'));
    expect(await receipts()).toBe(3);
    clock.advance(HOUR);
    await opened({ ...form, email });
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('T33: counts addresses with a plus suffix as one mailbox', async () => {
    const { db } = server.deps.database;
    for (let count = 0; count < 7; count += 1)
      await send({ ...form, email: `victim+${count}@mail.test` }, { ip: `192.0.2.${count}` });
    expect(await db.$count(emails, like(emails.recipient, 'victim%'))).toBe(3);
  });

  test('stores markup and SQL as plain text', async () => {
    const message = `<script>alert(1)</script><img src=x onerror=alert(1)>'); drop table support_tickets; --`;
    const ticket = await opened({ ...form, subject: '<b>&', message });
    expect(await stored(ticket)).toMatchObject({ subject: '<b>&', message });
    const mail = await toSupport(ticket);
    expect(mail?.html).not.toMatch(/<(script|img|b)\b/);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('accepts messages up to the limits, with characters of any script', async () => {
    const ticket = await opened({ ...form, subject: '😀'.repeat(150), message: '😀'.repeat(5000) });
    expect((await stored(ticket))?.message).toBe('😀'.repeat(5000));
  });

  test('preserves a message without a name when its account is deleted', async () => {
    const player = await registerPlayer(server, 'short-lived');
    const ticket = await opened(form, player.cookie);
    expect(await toSupport(ticket)).toMatchObject({ accountId: player.id });
    await server.deps.database.db.delete(accounts).where(eq(accounts.id, player.id));
    expect(await toSupport(ticket)).toBeUndefined();
    expect(await stored(ticket)).toMatchObject({ accountId: null, message: 'It does not open.' });
  });
});

describe('refused support messages', () => {
  test.each([
    [{ ...form, subject: ' \u200b ' }, { subject: ['Please enter a subject before sending your message.'] }],
    [{ ...form, email: '  ' }, { email: ['Please enter an email address before sending your message.'] }],
    [{ ...form, message: '' }, { message: ['Please enter a message before sending your message.'] }],
    [{ ...form, subject: 'a'.repeat(151) }, { subject: ['Please enter at most 150 characters.'] }],
    [{ ...form, message: 'a'.repeat(5001) }, { message: ['Please enter at most 5000 characters.'] }],
    [{ ...form, email: 'writer' }, { email: ['Please enter a valid email address.'] }],
    [{ ...form, email: 'a@b.test\r\nBcc: c@d.test' }, { email: ['Please enter a valid email address.'] }],
    [{ ...form, email: 'a@b.test,c@d.test' }, { email: ['Please enter a valid email address.'] }],
    [{ ...form, account: 'nova' }, { account: ['Unknown field.'] }],
    [{ subject: 'A', email: 'a@b.test' }, { message: ['This field is required.'] }],
  ])('%j is refused with the reason, and nothing is stored or sent', async (body, errors) => {
    const { db } = server.deps.database;
    const before = [await tickets(), await db.$count(emails)];
    const answer = await send(body);
    const { status, data } = answer.envelope();
    expect([answer.status, status.code, status.debug]).toEqual([422, 422, 'err_validation']);
    expect(data).toEqual({ errors });
    expect([await tickets(), await db.$count(emails)]).toEqual(before);
  });

  test('returns 413 for a megabyte, and 400 for invalid JSON', async () => {
    const before = await tickets();
    expect((await send({ ...form, message: 'a'.repeat(1024 * 1024) })).status).toBe(413);
    expect((await send('{"subject":')).status).toBe(400);
    expect((await send('null')).status).toBe(422);
    expect(await tickets()).toBe(before);
  });

  test('refuses a message from another site', async () => {
    const answer = await server.request(PATH, { body: form, headers: { origin: 'https://evil.example' } });
    expect([answer.status, answer.envelope().status.debug]).toEqual([403, 'err_origin']);
  });
});

describe('support messages in production', () => {
  const SENDER = 'arcade@arcade.example';
  let strict: TestServer;

  beforeAll(async () => {
    const environment = { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent', HOLOCADE_MAIL_FROM: SENDER };
    strict = await startTestServer({ environment, demo: false, maxDelayMs: 0 });
  });

  afterAll(() => strict.close());

  test('accepts five of a thousand messages in a minute, and returns the time to wait to the others', async () => {
    const one = () => strict.request(PATH, { body: form });
    const statuses: number[] = [];
    const waits: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, one));
      for (const { status, headers } of answers) {
        statuses.push(status);
        if (status === 429) waits.push(Number(headers['retry-after']));
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(995);
    expect(waits.every((seconds) => seconds > 0 && seconds <= 600)).toBe(true);
    expect(await strict.deps.database.db.$count(supportTickets)).toBe(5);
    expect((await strict.request(PATH, { body: form, ip: '192.0.2.9' })).status).toBe(200);
  });

  test('sends messages to the sender address if the operator has configured no contact', async () => {
    const answer = await strict.request(PATH, { body: form, ip: '192.0.2.10' });
    const { ticket } = dataOf(supportMessage, answer);
    const subjects = (await mailsTo(strict, SENDER)).map(({ subject }) => subject);
    expect(subjects).toContain(`[${ticket}] A door`);
  });
});
