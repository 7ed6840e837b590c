import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ticketOpen } from '../../../../src/contract/support.contract';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { supportReplies, supportTickets } from '../../../../server/platform/database/schema/support';
import { dataOf } from '../../support/data-of';
import { mailsTo } from '../../support/mails-to';
import { GAME, STUDIO } from './community-fixture';
import type { Person } from './console-fixture';
import type { MessagesFixture } from './messages-fixture';
import { messagesFixture, SUPPORT_ADDRESS } from './messages-fixture';

let fixture: MessagesFixture;
let vega: Person;
let mira: Person;
beforeAll(async () => {
  fixture = await messagesFixture();
  vega = await fixture.person('vega-1');
  mira = await fixture.person('mira-1');
});
beforeEach(async () => {
  const { db } = fixture.server.deps.database;
  await db.delete(supportTickets);
  await db.delete(notifications);
});
afterAll(() => fixture.server.close());

const kindsTo = async (username: string) =>
  (await mailsTo(fixture.server, `${username}@mail.test`)).map(({ kind }) => kind);

describe('a message to a developer', () => {
  test('notifies the members who may answer, and neither an analyst nor the support', async () => {
    const before = (await mailsTo(fixture.server, SUPPORT_ADDRESS)).length;
    const number = await fixture.write(vega);
    for (const member of [fixture.owner, fixture.publisher, fixture.support])
      expect(await fixture.news(member)).toMatchObject([
        {
          title: 'New message about Lantern Drift',
          body: 'A dark lantern',
          link: `/developer/console/${STUDIO}/messages/${number}`,
          fromId: vega.id,
        },
      ]);
    expect(await fixture.news(fixture.analyst)).toEqual([]);
    expect((await mailsTo(fixture.server, SUPPORT_ADDRESS)).length).toBe(before);
    expect(await kindsTo('vega-1')).not.toContain('support-receipt');
    expect(await fixture.ticket(vega, number)).toMatchObject({
      status: 'open',
      about: { slug: GAME, title: 'Lantern Drift', developer: 'The the-studio' },
    });
  });

  test('is listed for the members by last change and by status, without the address of its player', async () => {
    const first = await fixture.write(vega, 'First');
    fixture.clock.advance(1000);
    const second = await fixture.write(mira, 'Second');
    fixture.clock.advance(1000);
    await fixture.answered(fixture.support, first);
    const { messages, pagination } = await fixture.messages(fixture.owner);
    expect(messages.map(({ number }) => number)).toEqual([first, second]);
    expect(messages[0]).toEqual({
      number: first,
      game: { slug: GAME, title: 'Lantern Drift' },
      author: { username: 'vega-1', alias: 'vega-1' },
      subject: 'First',
      status: 'answered',
      created: expect.any(String) as string,
      updated: fixture.clock.now().toISOString(),
      replies: 1,
    });
    expect(pagination).toMatchObject({ total: 2, per_page: 10 });
    expect((await fixture.messages(fixture.owner, '?status=open')).messages).toMatchObject([{ number: second }]);
    expect((await fixture.messages(fixture.owner, '?status=closed')).pagination.total).toBe(0);
    expect(JSON.stringify([messages, await fixture.read(fixture.owner, first)])).not.toContain('@mail.test');
  });

  test('sends no notification to its own player who is a member', async () => {
    await fixture.write(fixture.owner);
    expect([await fixture.news(fixture.owner), (await fixture.news(fixture.support)).length]).toEqual([[], 1]);
  });

  test.each([['no-such-game'], ['a-hidden-game']])('about %s is refused and not stored', async (game) => {
    const { db } = fixture.server.deps.database;
    if (game === 'a-hidden-game')
      await db.update(games).set({ slug: game, status: 'draft' }).where(eq(games.slug, 'coral-hours'));
    const refused = await fixture.open(vega, 'Lost', game);
    expect([refused.status, refused.envelope().status.message]).toEqual([404, 'This game does not exist.']);
    expect(await db.$count(supportTickets)).toBe(0);
  });

  test('is stored once for a key, and the key is refused for another game', async () => {
    const KEY = 'a-key-of-sixteen-and-more';
    const both = await Promise.all([fixture.open(vega, 'Once', GAME, KEY), fixture.open(vega, 'Once', GAME, KEY)]);
    const numbers = both.map((one) => dataOf(ticketOpen, one).ticket);
    expect(new Set(numbers).size).toBe(1);
    expect(await fixture.news(fixture.support)).toHaveLength(1);
    expect((await fixture.open(vega, 'Once', null, KEY)).status).toBe(409);
    const { db } = fixture.server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, GAME));
    const again = await fixture.open(vega, 'Once', GAME, KEY);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, GAME));
    expect(dataOf(ticketOpen, again).ticket).toBe(numbers[0]);
  });

  test('survives the account of its player without name and address', async () => {
    const leaver = await fixture.person('leaver-1');
    const number = await fixture.write(leaver);
    await fixture.removeAccount(leaver);
    expect(await fixture.news(fixture.owner)).toEqual([]);
    expect(await fixture.read(fixture.owner, number)).toMatchObject({ author: null, subject: 'A dark lantern' });
    expect((await fixture.answered(fixture.owner, number)).status).toBe('answered');
    expect(await kindsTo('leaver-1')).not.toContain('support-reply');
  });

  test('T74: is refused while ten messages of the player wait for the developer', async () => {
    const eager = await fixture.person('eager-1');
    const [first = ''] = await Promise.all(Array.from({ length: 10 }, () => fixture.write(eager)));
    const refused = await fixture.open(eager, 'One more');
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      '10 of your messages wait for The the-studio. Please add to one of them, or wait for a reply.',
    ]);
    await fixture.answered(fixture.owner, first);
    expect((await fixture.open(eager, 'One more')).status).toBe(200);
  });
});

describe('an answer of a member', () => {
  test('notifies the player by email, too, and deletes the notifications of the members', async () => {
    const number = await fixture.write(vega);
    const answered = await fixture.answered(fixture.support, number, ' Charge it\r\nfirst. ');
    expect(answered).toMatchObject({ status: 'answered', replies: 1 });
    expect(answered.posts).toMatchObject([
      { by: 'player', text: 'The lantern stays dark.' },
      { by: 'support', text: 'Charge it\nfirst.' },
    ]);
    expect((await fixture.ticket(vega, number)).posts).toEqual(answered.posts);
    expect(await fixture.received(vega)).toMatchObject([
      {
        kind: 'support-reply',
        title: 'The the-studio replied to “A dark lantern”',
        link: `/account/support/${number}`,
      },
    ]);
    const mail = (await mailsTo(fixture.server, 'vega-1@mail.test')).at(-1);
    expect(mail).toMatchObject({ kind: 'support-reply', subject: `The the-studio replied (${number})` });
    expect(mail?.text).toContain('Charge it');
    expect(await fixture.news(fixture.owner)).toEqual([]);
    expect((await fixture.audit(fixture.developerId)).at(-1)).toBe(`message.answer: Answered the message ${number}.`);
  });

  test('T74: is followed by one notification for each member about the replies of the player', async () => {
    const number = await fixture.write(vega);
    for (const text of ['It is charged.', 'And still dark.']) await fixture.reply(vega, number, text);
    expect(await fixture.news(fixture.support)).toMatchObject([
      { title: 'New reply in a message about Lantern Drift', body: 'A dark lantern' },
    ]);
    expect(await fixture.read(fixture.support, number)).toMatchObject({ status: 'open', replies: 2 });
  });

  test('T73: of two members at once is stored once, and the slower one gets a conflict', async () => {
    const number = await fixture.write(vega);
    const both = await Promise.all([fixture.answer(fixture.owner, number), fixture.answer(fixture.support, number)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map((one) => one.envelope().status.message)).toContain('There is a newer reply. Please read it first.');
    expect((await fixture.ticket(vega, number)).replies).toBe(1);
    expect(await fixture.received(vega)).toHaveLength(1);
  });

  test('is stored once for a key, also after newer replies', async () => {
    const number = await fixture.write(vega);
    const key = 'a-key-of-an-answer-of-ours';
    await fixture.answer(fixture.owner, number, 'Once.', { key });
    await fixture.reply(vega, number);
    const again = await fixture.answer(fixture.owner, number, 'Once.', { key });
    expect([again.status, (await fixture.read(fixture.owner, number)).replies]).toEqual([200, 2]);
    expect((await fixture.answer(fixture.owner, number, 'Twice.', { key, replies: 2 })).status).toBe(409);
  });

  test('sends no email to a player who has switched these emails off', async () => {
    const silent = await fixture.person('silent-1');
    const settings = defaultSettings();
    const notification = { ...settings.notification, support_ticket_emails: false };
    const { db } = fixture.server.deps.database;
    await db
      .update(accountSettings)
      .set({ settings: { ...settings, notification } })
      .where(eq(accountSettings.accountId, silent.id));
    await fixture.answered(fixture.owner, await fixture.write(silent));
    expect(await kindsTo('silent-1')).not.toContain('support-reply');
    expect((await fixture.received(silent)).map(({ kind }) => kind)).toContain('support-reply');
  });

  test('T73: is refused as the sixth in a row, until the player replies', async () => {
    const number = await fixture.write(vega);
    for (let replies = 0; replies < 5; replies += 1) {
      fixture.clock.advance(1000);
      await fixture.answered(fixture.owner, number, 'Again.', replies);
    }
    const refused = await fixture.answer(fixture.support, number, 'Again.', { replies: 5 });
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      'You have replied 5 times. Please wait for the player’s reply.',
    ]);
    fixture.clock.advance(1000);
    await fixture.reply(vega, number, 'I am here.');
    fixture.clock.advance(1000);
    expect((await fixture.answer(fixture.support, number, 'Again.', { replies: 6 })).status).toBe(200);
  });

  test.each([
    ['spaces', ' \n'],
    ['5001 characters', 'x'.repeat(5001)],
  ])('of %s is refused with an error at its field', async (_, text) => {
    const refused = await fixture.answer(fixture.owner, await fixture.write(vega), text);
    expect(refused.status).toBe(422);
    expect(refused.envelope().data).toHaveProperty('errors.message');
  });

  test('is refused after 200 replies', async () => {
    const number = await fixture.write(vega);
    const { db } = fixture.server.deps.database;
    const [row] = await db.select().from(supportTickets).where(eq(supportTickets.number, number));
    const one = { ticketId: row?.id ?? '', side: 'player', body: 'x', createdAt: fixture.clock.now() } as const;
    await db.insert(supportReplies).values(Array.from({ length: 200 }, () => one));
    const refused = await fixture.answer(fixture.owner, number, 'More.', { replies: 200 });
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      'This message has reached 200 replies. The player can write a new one.',
    ]);
  });
});
