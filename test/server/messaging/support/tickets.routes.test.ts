import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketDetails, ticketList, ticketOpen, ticketReply } from '../../../../src/contract/support.contract';
import { supportReplies, supportTickets } from '../../../../server/platform/database/schema/support';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/private/user/account/support';
const SUPPORT = 'support@arcade.example';
const clock = new FakeServerClock(new Date('2026-11-22T12:00:00.000Z'));
let server: TestServer;
let vega: ClosingPlayer;
let mira: ClosingPlayer;

beforeAll(async () => {
  server = await startTestServer({ clock, demo: false, environment: { HOLOCADE_CONTACT: SUPPORT } });
  vega = await registerPlayer(server, 'vega');
  mira = await registerPlayer(server, 'mira');
});

afterAll(() => server.close());

const keyed = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });
const open = (body: unknown, { cookie }: ClosingPlayer, key?: string) =>
  server.request(PATH, { body, cookie, ...keyed(key) });
const opened = async (player: ClosingPlayer, subject = 'A door') =>
  dataOf(ticketOpen, await open({ subject, message: 'It does not open.' }, player)).ticket;
const reply = (ticket: string, message: unknown, { cookie }: ClosingPlayer, key?: string) =>
  server.request(`${PATH}/${ticket}/replies`, { body: { message }, cookie, ...keyed(key) });
const show = (ticket: string, { cookie }: ClosingPlayer) => server.request(`${PATH}/${ticket}`, { cookie });
const list = async ({ cookie }: ClosingPlayer, page = 1) =>
  dataOf(ticketList, await server.request(`${PATH}?page=${String(page)}`, { cookie }));

describe("a player's ticket", () => {
  test('starts with a message in the name and from the address of the account', async () => {
    const ticket = await opened(vega);
    const [stored] = await server.deps.database.db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.number, ticket));
    expect(stored).toMatchObject({ accountId: vega.id, email: 'vega@mail.test', status: 'open' });
    expect((await mailsTo(server, SUPPORT)).at(-1)?.subject).toBe(`[${ticket}] A door`);
    expect((await mailsTo(server, 'vega@mail.test')).at(-1)?.subject).toContain(ticket);
    expect(dataOf(ticketDetails, await show(ticket, vega))).toMatchObject({
      ticket,
      subject: 'A door',
      status: 'open',
      replies: 0,
      posts: [{ by: 'player', text: 'It does not open.', date: clock.now().toISOString() }],
    });
  });

  test('contains messages of both sides, and is reopened by a reply', async () => {
    const ticket = await opened(vega);
    const { db } = server.deps.database;
    await db.update(supportTickets).set({ status: 'closed' }).where(eq(supportTickets.number, ticket));
    const answer = dataOf(ticketReply, await reply(ticket, ' Still\r\nclosed. ', vega));
    expect(answer).toMatchObject({ status: 'open', replies: 1 });
    expect(answer.posts.at(-1)).toMatchObject({ by: 'player', text: 'Still\nclosed.' });
    const mail = (await mailsTo(server, SUPPORT)).at(-1);
    expect(mail?.subject).toBe(`[${ticket}] A door`);
    expect(mail?.text).toContain('Still');
  });

  test('is listed by last change, ten a page', async () => {
    const player = await registerPlayer(server, 'lister');
    const tickets: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      clock.advance(1000);
      tickets.push(await opened(player, `Door ${String(count)}`));
    }
    clock.advance(1000);
    await reply(tickets[0] ?? '', 'And this one?', player);
    const first = await list(player);
    expect(first.items[0]).toMatchObject({ ticket: tickets[0], replies: 1, updated: clock.now().toISOString() });
    expect(first.items).toHaveLength(10);
    expect(first.pagination).toMatchObject({ total: 11, last: 2 });
    expect((await list(player, 2)).items).toMatchObject([{ ticket: tickets[1] }]);
  });
});

describe('repeated messages under a key', () => {
  const KEY = 'a-key-of-sixteen-and-more';

  test('a new ticket is created once, and a different message is refused', async () => {
    const body = { subject: 'Twice', message: 'Once is enough.' };
    const [one, other] = await Promise.all([open(body, vega, KEY), open(body, vega, KEY)]);
    expect(dataOf(ticketOpen, one)).toEqual(dataOf(ticketOpen, other));
    expect((await open({ ...body, subject: 'Other' }, vega, KEY)).status).toBe(409);
  });

  test('a reply is stored once, also with concurrent calls', async () => {
    const ticket = await opened(vega);
    const before = (await mailsTo(server, SUPPORT)).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => reply(ticket, 'Hello?', vega, KEY)));
    for (const answer of answers) expect(dataOf(ticketReply, answer).replies).toBe(1);
    expect((await mailsTo(server, SUPPORT)).length).toBe(before + 1);
    expect((await reply(ticket, 'Something else', vega, KEY)).status).toBe(409);
  });
});

describe('refused tickets and replies', () => {
  test('T28: another player’s ticket returns 404 for reading and writing, without details', async () => {
    const ticket = await opened(vega);
    for (const answer of [
      await show(ticket, mira),
      await reply(ticket, 'Mine now.', mira),
      await show('ABCD2345', mira),
      await reply('ABCD2345', 'Mine now.', mira),
    ]) {
      expect([answer.status, answer.envelope().status.message]).toEqual([404, 'This ticket does not exist.']);
    }
    expect((await list(mira)).items).toEqual([]);
    expect(dataOf(ticketDetails, await show(ticket, vega)).replies).toBe(0);
  });

  test.each([
    [{ subject: ' ', message: 'x' }, 'subject'],
    [{ subject: 'x', message: '\u200b' }, 'message'],
    [{ subject: 'x'.repeat(151), message: 'x' }, 'subject'],
    [{ subject: 'x', message: 'x'.repeat(5001) }, 'message'],
    [{ subject: 'x', message: 'x', email: 'a@b.test' }, 'email'],
  ])('a ticket of %j is refused with an error at its field', async (body, field) => {
    const answer = await open(body, vega);
    expect(answer.status).toBe(422);
    expect(answer.envelope().data).toHaveProperty(['errors', field]);
  });

  test.each([[' \n'], ['x'.repeat(5001)], [7]])(
    'a reply of %j is refused with an error at its field',
    async (message) => {
      const ticket = await opened(vega);
      const answer = await reply(ticket, message, vega);
      expect(answer.status).toBe(422);
      expect(answer.envelope().data).toHaveProperty('errors.message');
    },
  );

  test('an invalid ticket number returns 404', async () => {
    expect((await show('abcd', vega)).status).toBe(404);
  });

  test('a ticket accepts 200 replies, also concurrently', async () => {
    const ticket = await opened(vega);
    const { db } = server.deps.database;
    const [row] = await db.select().from(supportTickets).where(eq(supportTickets.number, ticket));
    const one = {
      ticketId: row?.id ?? '',
      accountId: vega.id,
      side: 'player',
      body: 'x',
      createdAt: clock.now(),
    } as const;
    await db.insert(supportReplies).values(Array.from({ length: 198 }, () => one));
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(ticket, 'And more.', vega)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await db.$count(supportReplies, eq(supportReplies.ticketId, row?.id ?? ''))).toBe(200);
  });

  test('a visitor has no tickets', async () => {
    expect((await server.request(PATH)).status).toBe(401);
    expect((await server.request(PATH, { body: { subject: 'x', message: 'x' } })).status).toBe(401);
  });
});

test('production accepts five tickets in ten minutes', async () => {
  const strict = await startTestServer({
    demo: false,
    environment: { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent', HOLOCADE_MAIL_FROM: 'arcade@arcade.example' },
  });
  try {
    const player = await registerPlayer(strict, 'eager');
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const body = { subject: 'x', message: 'x' };
      statuses.push((await strict.request(PATH, { body, cookie: player.cookie })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});
