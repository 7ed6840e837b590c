import { like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueSupportMails } from '../../../../server/catalogue/help/open-ticket';
import { emails } from '../../../../server/platform/database/schema/emails';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { testConfig } from '../../support/test-config';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/public/help/support/message';
const form = { subject: 'A door', email: 'writer@mail.test', message: 'It does not open.' };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

const send = (body: unknown) => server.request(PATH, { body });
const tickets = () => server.deps.database.db.$count(supportTickets);

describe('openTicket with an idempotency key', () => {
  const sendAs = (key: string, body: unknown = form) =>
    server.request(PATH, { body, headers: { 'idempotency-key': key } });

  test('T21: opens one ticket for a repeated message, with the same response', async () => {
    const key = randomUUID();
    const before = [await tickets(), await server.deps.database.db.$count(emails)];
    const twice = { ...form, email: 'twice@mail.test' };
    const first = await sendAs(key, twice);
    const second = await sendAs(key, twice);
    expect([second.status, second.text]).toEqual([200, first.text]);
    // One to the support and one to the writer.
    expect([await tickets(), await server.deps.database.db.$count(emails)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 2,
    ]);
  });

  test('T21: opens one ticket for twenty simultaneous messages', async () => {
    const key = randomUUID();
    const before = await tickets();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendAs(key, { ...form, email: 'a@b.test' })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await tickets()).toBe(before + 1);
  });

  test('T21: refuses another message under the same key, and opens two tickets for two keys or none', async () => {
    const key = randomUUID();
    const before = await tickets();
    await sendAs(key);
    const other = await sendAs(key, { ...form, message: 'It opens.' });
    expect([other.status, other.envelope().status.debug]).toEqual([409, 'err_idempotency_key']);
    expect(await tickets()).toBe(before + 1);
    await sendAs(randomUUID());
    await send(form);
    await send(form);
    expect(await tickets()).toBe(before + 4);
  });

  test.each(['short', 'x'.repeat(65), 'with a blank in its middle', '{"a":"1234567890123456"}'])(
    'refuses the malformed key %j',
    async (key) => {
      const before = await tickets();
      const answer = await sendAs(key);
      expect([answer.status, answer.envelope().status.debug]).toEqual([400, 'err_bad_request']);
      expect(await tickets()).toBe(before);
    },
  );
});

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-03-01T12:00:00.000Z').getTime();

test('T33: sends ten receipts a day for one IP address in production', async () => {
  const database = await openEmptyDatabase();
  const config = testConfig({ NODE_ENV: 'production' });
  const deps = { config, urls: publicUrls(config) };
  const write = (count: number, ip = '192.0.2.77', now = new Date(START)) => {
    const form = { subject: 'A door', email: `w${count}@many.test`, message: 'It does not open.' };
    const ticket = { ...form, number: 'ABCD2345', player: undefined, game: undefined, ip, now };
    return database.transaction((tx) => queueSupportMails(tx, deps, ticket));
  };
  const receipts = () => database.db.$count(emails, like(emails.recipient, '%@many.test'));
  for (let count = 0; count < 12; count += 1) await write(count);
  expect(await receipts()).toBe(10);
  await write(12, '192.0.2.78');
  expect(await receipts()).toBe(11);
  await write(13, '192.0.2.77', new Date(START + DAY));
  expect(await receipts()).toBe(12);
  await database.close();
});
