import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportMessage } from '../../../../src/contract/help.contract';
import { notificationList } from '../../../../src/contract/inbox.contract';
import { ticketDetails, ticketOpen } from '../../../../src/contract/support.contract';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { PublishCall } from '../../support/sent-event';
import { sentEvent } from '../../support/sent-event';

const clock = new FakeServerClock(new Date('2026-11-22T12:00:00.000Z'));
let server: TestServer;
const published: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock, demo: false });
});
afterAll(() => server.close());

async function run(order: SentCommand): Promise<string> {
  const realtime = {
    publish: (...call: PublishCall) => void published.push(sentEvent(call)),
    disconnectSession: () => undefined,
    hasSubscribers: () => false,
    sent: () => Promise.resolve(),
  };
  const done = await runOperatorCommand({ ...server.deps, realtime }, operatorCommand.parse(order));
  return done.ok ? done.value : `refused: ${done.error}`;
}

const ofPlayer = async ({ cookie }: ClosingPlayer, subject = 'A door') => {
  const body = { subject, message: 'It does not\nopen.' };
  return dataOf(ticketOpen, await server.request('/v1/private/user/account/support', { body, cookie })).ticket;
};
const ofVisitor = async (email: string) => {
  const body = { subject: 'A window', email, message: 'It does not shut.' };
  return dataOf(supportMessage, await server.request('/v1/public/help/support/message', { body })).ticket;
};
const replyTo = (number: string, message: string) => run({ command: 'tickets reply', options: { number, message } });

describe('tickets reply', () => {
  test('adds the reply to the ticket, a notification and an email', async () => {
    const player = await registerPlayer(server, 'asker');
    const number = await ofPlayer(player);
    expect(await replyTo(number, ' Push it. ')).toBe(`Replied to ticket ${number} and queued an email.`);
    const shown = await server.request(`/v1/private/user/account/support/${number}`, { cookie: player.cookie });
    const ticket = dataOf(ticketDetails, shown);
    expect(ticket.status).toBe('answered');
    expect(ticket.posts.at(-1)).toMatchObject({ by: 'support', text: 'Push it.' });
    const { items } = dataOf(
      notificationList,
      await server.request('/v1/private/user/notifications', { cookie: player.cookie }),
    );
    const link = `/account/support/${number}`;
    expect(items[0]).toMatchObject({ kind: 'support-reply', title: 'Our support team replied to “A door”', link });
    expect(published).toMatchObject([[`announcement.${player.id}`, '.notification.created', { link }]]);
    const mail = (await mailsTo(server, 'asker@mail.test')).at(-1);
    expect(mail).toMatchObject({ kind: 'support-reply', subject: `Our support team replied (${number})` });
    expect(mail?.text).toContain('Push it.');
    expect(mail?.text).toContain(link);
  });

  test('sends no email to a player who disabled it or whose address is unverified', async () => {
    const silent = await registerPlayer(server, 'silent');
    await server.deps.database.db
      .update(accountSettings)
      .set({
        settings: {
          ...defaultSettings(),
          notification: { ...defaultSettings().notification, support_ticket_emails: false },
        },
      })
      .where(eq(accountSettings.accountId, silent.id));
    const unconfirmed = await registerPlayer(server, 'unconfirmed', { confirmed: false });
    for (const player of [silent, unconfirmed]) {
      const number = await ofPlayer(player);
      expect(await replyTo(number, 'Push it.')).toBe(`Replied to ticket ${number}.`);
      expect((await mailsTo(server, player.email)).map(({ kind }) => kind)).not.toContain('support-reply');
    }
  });

  test('emails a visitor', async () => {
    const number = await ofVisitor('visitor@mail.test');
    expect(await replyTo(number, 'Pull it.')).toContain('queued an email');
    const mail = (await mailsTo(server, 'visitor@mail.test')).at(-1);
    expect(mail?.text).toContain('Pull it.');
    expect(mail?.text).toContain('/hc/contact');
  });

  test('notifies nobody if the account is deleted', async () => {
    const number = await ofVisitor('gone@mail.test');
    await server.deps.database.db.update(supportTickets).set({ email: '' }).where(eq(supportTickets.number, number));
    expect(await replyTo(number, 'Is somebody there?')).toBe(`Replied to ticket ${number}.`);
  });

  test.each([
    ['ZZZZ2222', 'Hello', 'refused: This ticket does not exist.'],
    ['ZZZZ2222', ' ', 'refused: Please enter a message before sending your reply.'],
    ['ZZZZ2222', 'x'.repeat(5001), 'refused: Please enter at most 5000 characters.'],
  ])('to %s with %j is refused', async (number, message, words) => {
    expect(await replyTo(number, message)).toBe(words);
  });
});

describe('tickets list, show and close', () => {
  test('list waiting tickets, show all messages, and close until the next reply', async () => {
    await server.deps.database.db.delete(supportTickets);
    expect(await run({ command: 'tickets list', options: { status: 'open' } })).toBe('There are no open tickets.');
    const player = await registerPlayer(server, 'closer');
    const first = await ofPlayer(player, 'First\u0000 door');
    clock.advance(1000);
    const second = await ofVisitor('second@mail.test');
    const queue = await run({ command: 'tickets list', options: { status: 'open' } });
    expect(queue.split('\n').map((line) => line.slice(0, 8))).toEqual([first, second]);
    expect(await run({ command: 'tickets close', options: { number: first } })).toBe(`Ticket ${first} is closed.`);
    expect(await run({ command: 'tickets close', options: { number: first } })).toContain('already closed');
    await replyTo(first, 'One more thing.');
    const shown = await run({ command: 'tickets show', options: { number: first } });
    expect(shown).toContain(`${first}  answered`);
    expect(shown).toContain('From the player closer (closer@mail.test)');
    expect(shown).toContain('  It does not\n  open.');
    expect(shown).toContain('The support, 22 November 2026');
    expect(shown).toContain('  One more thing.');
    for (const command of ['tickets show', 'tickets close'] as const)
      expect(await run({ command, options: { number: 'ZZZZ2222' } })).toBe('refused: Ticket ZZZZ2222 not found.');
  });

  test('show removes control characters and messages beyond the size limit', async () => {
    const number = await ofVisitor('long@mail.test');
    await server.deps.database.db
      .update(supportTickets)
      .set({ message: 'Red \u001b[31mletters' })
      .where(eq(supportTickets.number, number));
    for (let count = 0; count < 5; count += 1) await replyTo(number, `${String(count)} ${'x'.repeat(4990)}`);
    const shown = await run({ command: 'tickets show', options: { number } });
    expect(shown).not.toContain('\u001b');
    expect(shown).toContain('1 reply left out.');
    expect(Buffer.byteLength(shown)).toBeLessThan(48 * 1024);
  });
});
