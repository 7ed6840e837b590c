import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageCalls } from '../../../../src/contract/developer-messages.contract';
import { ticketOpen } from '../../../../src/contract/support.contract';
import { banUser } from '../../../../server/identity/bans/ban-commands';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { dataOf } from '../../support/data-of';
import { mailsTo } from '../../support/mails-to';
import { STUDIO } from './community-fixture';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';
import type { MessagesFixture } from './messages-fixture';
import { messagesFixture, SUPPORT_ADDRESS } from './messages-fixture';

let fixture: MessagesFixture;
let vega: Person;
let stranger: Person;
let members: (typeof developerMembers.$inferSelect)[];
beforeAll(async () => {
  fixture = await messagesFixture();
  vega = await fixture.person('vega-1');
  stranger = await fixture.person('a-stranger');
  await fixture.developer('other-studio', [[stranger, 'owner']]);
  members = await fixture.server.deps.database.db.select().from(developerMembers);
});
beforeEach(async () => {
  const { db } = fixture.server.deps.database;
  await db.delete(supportTickets);
  await db.delete(notifications);
  await db.insert(developerMembers).values(members).onConflictDoNothing();
});
afterAll(() => fixture.server.close());

async function run(command: SentCommand): Promise<string> {
  const done = await runOperatorCommand(fixture.server.deps, operatorCommand.parse(command));
  return done.ok ? done.value : `refused: ${done.error}`;
}

const { developerMessage, developerMessages, messageAnswer, messageClose } = messageCalls;
const ofOne = [developerMessage, messageAnswer, messageClose];
const statuses = (by: Person, message: string, developer: string) =>
  Promise.all(
    ofOne.map(async (call) => {
      const body = call === messageAnswer ? { message: 'Mine now.', replies: 0 } : { replies: 0 };
      return (await callAs(by, call, { ...fixture.of(message, developer), body })).status;
    }),
  );

describe('a message to a developer', () => {
  test('T65: is neither shown to an owner of another developer nor changed by this owner', async () => {
    const number = await fixture.write(vega);
    expect(await statuses(stranger, number, 'other-studio')).toEqual([404, 404, 404]);
    expect(await statuses(stranger, number, STUDIO)).toEqual([404, 404, 404]);
    const listed = await callAs(stranger, developerMessages, { params: { developer: 'other-studio' } });
    expect(dataOf(developerMessages, listed).messages).toEqual([]);
    expect(await fixture.ticket(vega, number)).toMatchObject({ status: 'open', replies: 0 });
  });

  test('T65: is neither shown to an analyst nor to a removed member', async () => {
    const number = await fixture.write(vega);
    expect(await statuses(fixture.analyst, number, STUDIO)).toEqual([403, 403, 403]);
    const { db } = fixture.server.deps.database;
    await db.delete(developerMembers).where(eq(developerMembers.accountId, fixture.publisher.id));
    expect(await statuses(fixture.publisher, number, STUDIO)).toEqual([404, 404, 404]);
    for (const person of [fixture.analyst, fixture.publisher])
      expect((await callAs(person, developerMessages, { params: { developer: STUDIO } })).status).not.toBe(200);
  });

  test('T65: is the only kind of ticket in the list of a developer', async () => {
    const portal = dataOf(ticketOpen, await fixture.open(vega, 'About the portal', null)).ticket;
    expect(await statuses(fixture.owner, portal, STUDIO)).toEqual([404, 404, 404]);
    expect((await fixture.messages(fixture.owner)).messages).toEqual([]);
  });
});

describe('the support', () => {
  test('sees messages to developers, but does not list or answer them', async () => {
    const number = await fixture.write(vega);
    expect(await run({ command: 'tickets list', options: { status: 'open' } })).toBe('There are no open tickets.');
    const reply = { command: 'tickets reply', options: { number, message: 'Hello.' } } as const;
    expect(await run(reply)).toBe(
      'refused: This ticket is for the members of a developer. Only they and its player can reply.',
    );
    await fixture.answered(fixture.owner, number);
    const shown = await run({ command: 'tickets show', options: { number } });
    expect(shown).toContain(`about “Lantern Drift” to the developer ${STUDIO},`);
    expect(shown).toContain('The developer, ');
    await fixture.reply(vega, number);
    expect(await run({ command: 'tickets close', options: { number } })).toBe(`Ticket ${number} is closed.`);
    expect(await fixture.news(fixture.owner)).toEqual([]);
  });

  test('answers messages about a game of a developer without members, and learns the game', async () => {
    await fixture.server.deps.database.db.delete(developerMembers);
    const other = await fixture.open(vega, 'A message to nobody', 'sand-garden');
    const number = dataOf(ticketOpen, other).ticket;
    const letter = (await mailsTo(fixture.server, SUPPORT_ADDRESS)).at(-1);
    expect(letter?.subject).toBe(`[${number}] A message to nobody`);
    expect(letter?.text).toContain('Game: Sand Garden');
    expect(await fixture.ticket(vega, number)).toMatchObject({ about: { title: 'Sand Garden', developer: null } });
    const listed = await run({ command: 'tickets list', options: { status: 'open' } });
    expect(listed).toContain('A message to nobody about “Sand Garden”');
    await fixture.reply(vega, number, 'Is somebody there?');
    expect((await mailsTo(fixture.server, SUPPORT_ADDRESS)).at(-1)?.text).toContain('Is somebody there?');
    expect(await run({ command: 'tickets reply', options: { number, message: 'We are.' } })).toBe(
      `Replied to ticket ${number} and queued an email.`,
    );
    expect((await fixture.received(vega)).at(-1)?.title).toBe('Our support team replied to “A message to nobody”');
  });

  test.each([
    [
      'only an analyst',
      () => fixture.server.deps.database.db.delete(developerMembers).where(ne(developerMembers.role, 'analyst')),
    ],
    [
      'a banned publisher',
      async () => {
        await fixture.server.deps.database.db.delete(developerMembers).where(ne(developerMembers.role, 'publisher'));
        await banUser(fixture.server.deps, { username: fixture.publisher.username, reason: 'Spam' });
      },
    ],
  ])('answers messages to a developer with %s', async (_, leave) => {
    const number = await fixture.write(vega);
    await leave();
    expect(await fixture.ticket(vega, number)).toMatchObject({ about: { developer: null } });
    expect(await run({ command: 'tickets list', options: { status: 'open' } })).toContain(number);
    expect(await run({ command: 'tickets reply', options: { number, message: 'We are here.' } })).toContain('Replied');
  });

  test('keeps the tickets that it received when the developer gets its first member', async () => {
    await fixture.server.deps.database.db.delete(developerMembers);
    const number = await fixture.write(vega);
    await fixture.server.deps.database.db.insert(developerMembers).values(members);
    expect(await statuses(fixture.owner, number, STUDIO)).toEqual([404, 404, 404]);
    expect(await fixture.ticket(vega, number)).toMatchObject({ about: { developer: null } });
  });
});

describe('a closed message', () => {
  test('is closed once, and open again after a reply of the player', async () => {
    const number = await fixture.write(vega);
    const closed = await Promise.all([fixture.close(fixture.owner, number), fixture.close(fixture.support, number)]);
    expect(closed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await fixture.audit(fixture.developerId)).filter((text) => text.includes(number))).toEqual([
      `message.close: Closed the message ${number}.`,
    ]);
    expect([(await fixture.ticket(vega, number)).status, await fixture.news(fixture.owner)]).toEqual(['closed', []]);
    await fixture.reply(vega, number);
    expect((await fixture.messages(fixture.owner, '?status=open')).messages).toMatchObject([{ number, replies: 1 }]);
  });

  test('T73: stays open with its notifications if the player has replied in the meantime', async () => {
    const number = await fixture.write(vega);
    await fixture.reply(vega, number);
    expect((await fixture.close(fixture.owner, number)).status).toBe(409);
    expect([(await fixture.ticket(vega, number)).status, (await fixture.news(fixture.owner)).length]).toEqual([
      'open',
      1,
    ]);
  });
});
