import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { err, ok } from '../../../../src/domain/shared/result';
import type { Database } from '../../../../server/platform/database/database';
import { emails } from '../../../../server/platform/database/schema/emails';
import { claimDueMail } from '../../../../server/messaging/mail/mail.repository';
import type { MailTransport } from '../../../../server/messaging/mail/mail-transport';
import { queueMail } from '../../../../server/messaging/mail/queue-mail';
import { sendDueMails } from '../../../../server/messaging/mail/send-due-mails';
import { smtpTransport } from '../../../../server/messaging/mail/open-mail-transport';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog as log } from '../../support/silent-log';
import { smtpRefusal, smtpStub } from '../../support/smtp-stub';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let database: Database;
let clock: FakeServerClock;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  clock = new FakeServerClock();
  await database.db.delete(emails);
});

const queue = (recipient = 'vega@mail.test', subject = 'Hello') =>
  queueMail(database.db, {
    kind: 'verify-email',
    accountId: undefined,
    recipient,
    subject,
    text: 'text',
    html: '<p>',
    now: clock.now(),
  });

const run = (transport: MailTransport | undefined, signal?: AbortSignal) =>
  sendDueMails({ clock, database, log }, transport, signal);
const rows = () => database.db.select().from(emails).orderBy(emails.createdAt);

const fakeTransport = (...answers: readonly Awaited<ReturnType<MailTransport['send']>>[]) => {
  const send = vi.fn<MailTransport['send']>(async () => ok(undefined));
  for (const answer of answers) send.mockResolvedValueOnce(answer);
  return { send, close: async () => {} };
};

describe('sendDueMails', () => {
  test('F25: sends an email once to a server that refuses it five times, and deletes its content', async () => {
    const stub = await smtpStub({ refuse: (attempt) => (attempt <= 5 ? smtpRefusal(451) : undefined) });
    const transport = smtpTransport({ url: stub.url, from: 'no-reply@mail.test', host: 'mail.test' });
    await queue();
    // Runs every five minutes for four hours.
    for (let tick = 0; tick < 4 * 12; tick += 1) {
      await run(transport);
      clock.advance(5 * MINUTE);
    }
    expect([stub.attempts, stub.delivered.length]).toEqual([6, 1]);
    expect(await rows()).toMatchObject([
      { attempts: 6, recipient: '', subject: '', text: '', html: '', nextAttemptAt: null, givenUpAt: null },
    ]);
    expect((await rows())[0]?.sentAt?.getTime()).toBeLessThan(clock.now().getTime());
    await stub.close();
  });

  test('F25: loses nothing while the mail server is down', async () => {
    const away = await smtpStub();
    await away.close();
    const transport = smtpTransport({ url: away.url, from: 'no-reply@mail.test', host: 'mail.test' });
    for (const name of ['a', 'b', 'c']) await queue(`${name}@mail.test`);
    await run(transport);
    // After one unreachable attempt, the other emails are not tried.
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1]);
    const back = await smtpStub({ port: away.port });
    clock.advance(MINUTE);
    await run(transport);
    expect(back.delivered).toHaveLength(3);
    await back.close();
  });

  test('F25: loses nothing in a crash during sending; at worst an email is sent twice with one id', async () => {
    await queue();
    const first = await database.transaction((tx) => claimDueMail(tx, clock.now()));
    // The result of that attempt is not stored.
    const transport = fakeTransport();
    await run(transport);
    expect(transport.send).not.toHaveBeenCalled();
    clock.advance(MINUTE);
    await run(transport);
    expect(transport.send).toHaveBeenCalledOnce();
    expect(transport.send.mock.calls[0]?.[0].id).toBe(first?.id);
  });

  test('sends each email once with two concurrent servers', async () => {
    for (let count = 0; count < 20; count += 1) await queue(`player${count}@mail.test`);
    const transport = fakeTransport();
    await Promise.all([run(transport), run(transport), run(transport)]);
    const sent = transport.send.mock.calls.map(([{ recipient }]) => recipient);
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  });

  test('gives an email up after a day, not before, and deletes its content', async () => {
    const refused = err({ kind: 'refused', reason: 'EENVELOPE 451' } as const);
    const transport = { send: vi.fn<MailTransport['send']>(async () => refused), close: async () => {} };
    await queue();
    clock.advance(DAY - 1);
    await run(transport);
    expect(await rows()).toMatchObject([{ givenUpAt: null, lastError: 'EENVELOPE 451', recipient: 'vega@mail.test' }]);
    clock.advance(1);
    await run(transport);
    expect(await rows()).toMatchObject([{ givenUpAt: clock.now(), nextAttemptAt: null, recipient: '', text: '' }]);
    expect(transport.send).toHaveBeenCalledOnce();
  });

  test('gives an email to an unknown recipient up immediately, and continues with the next', async () => {
    await queue('gone@mail.test');
    clock.advance(1);
    await queue('vega@mail.test');
    const transport = fakeTransport(err({ kind: 'no-such-recipient', reason: 'EENVELOPE 550' }));
    await run(transport);
    expect(await rows()).toMatchObject([
      { givenUpAt: clock.now(), sentAt: null, lastError: 'EENVELOPE 550' },
      { givenUpAt: null, sentAt: clock.now() },
    ]);
  });

  test('sends waiting emails once a mail server is configured', async () => {
    await queue();
    await run(undefined);
    expect(await rows()).toMatchObject([{ attempts: 0, nextAttemptAt: clock.now() }]);
    const transport = fakeTransport();
    await run(transport);
    expect(transport.send).toHaveBeenCalledOnce();
  });

  test('stops sending when aborted', async () => {
    await queue('a@mail.test');
    await queue('b@mail.test');
    const stopping = new AbortController();
    const transport = fakeTransport();
    transport.send.mockImplementation(async () => {
      stopping.abort();
      return ok(undefined);
    });
    await run(transport, stopping.signal);
    expect(transport.send).toHaveBeenCalledOnce();
  });
});
