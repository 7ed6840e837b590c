import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsEndLink } from '../../../../server/messaging/mail/queue-optional-mail';
import { accountSettings, linkSecrets } from '../../../../server/platform/database/schema/accounts';
import { subscriptionUnsubscribe } from '../../../../src/contract/subscriptions.contract';
import type { LinkedMail } from '../../../../src/domain/session/mail-settings';
import { linkedMails, canEmail } from '../../../../src/domain/session/mail-settings';
import { readSettings } from '../../../../src/domain/session/read-settings';
import { readToken } from '../../../../src/domain/tokens/token';
import { addPlayer } from '../../support/add-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const DAY = 24 * 60 * 60 * 1000;
const clock = new FakeServerClock();
const pages = {
  renderer: { render: async () => ({ kind: 'html', status: 200, html: 'a page' }) as const },
  assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
};
let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, pages, demo: false });
});
afterAll(() => server.close());

async function reader() {
  people += 1;
  const id = await addPlayer(server, `reader-${String(people)}`);
  const { db } = server.deps.database;
  return {
    id,
    link: (mails: LinkedMail = 'weekly-digest') =>
      mailsEndLink(db, server.deps, { accountId: id, mails, now: clock.now() }),
    async wants(): Promise<readonly LinkedMail[]> {
      const [row] = await db.select().from(accountSettings).where(eq(accountSettings.accountId, id));
      return linkedMails.filter((kind) => canEmail(readSettings(row?.settings), kind));
    },
    rows: () => db.$count(linkSecrets, eq(linkSecrets.accountId, id)),
  };
}

const pathOf = (link: string): string => link.slice(server.origin.length);
const secretOf = (link: string): string => {
  const read = readToken('subscription-unsubscribe', new URL(link).searchParams.get('token') ?? undefined);
  return read.ok ? read.value.secret : '';
};
const click = (link: string) =>
  server.request(pathOf(link), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
  });

describe('the unsubscribe link of one kind of email', () => {
  test.each(linkedMails)('T19: ends only %s, by one click without a session, any number of times', async (kind) => {
    const one = await reader();
    const link = await one.link(kind);
    for (let time = 0; time < 2; time += 1) {
      const answer = await click(link);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(await one.wants()).toEqual(linkedMails.filter((other) => other !== kind));
  });

  test('T19: has no effect when it is only opened, as mail scanners do', async () => {
    const one = await reader();
    const link = await one.link();
    for (let time = 0; time < 20; time += 1) expect((await server.request(pathOf(link))).status).toBe(200);
    expect(await one.wants()).toEqual(linkedMails);
  });

  test('has the same effect on its page as in a mail program', async () => {
    const one = await reader();
    const path = subscriptionUnsubscribe.path.replace('{secret}', secretOf(await one.link('newsletters')));
    const answer = await server.request(path, { method: 'PATCH' });
    expect((answer.json() as { status: { message: string } }).status.message).toBe(
      'You’ve unsubscribed from newsletters.',
    );
    expect(await one.wants()).not.toContain('newsletters');
  });

  test('T18: is the same for all emails of a kind, differs between players and kinds, and cannot be guessed', async () => {
    const [one, other] = [await reader(), await reader()];
    const links = [await one.link(), await one.link('newsletters'), await other.link()];
    expect(new Set(links).size).toBe(3);
    expect(await one.link()).toBe(links[0]);
    expect(await one.rows()).toBe(2);
    const { db } = server.deps.database;
    expect(JSON.stringify(await db.select().from(linkSecrets))).not.toContain(secretOf(links[0] ?? ''));
    const guessed = `${links[0]?.slice(0, -8) ?? ''}AAAAAAAA`;
    expect((await click(guessed)).status).toBeGreaterThanOrEqual(400);
    expect(await one.wants()).toEqual(linkedMails);
  });

  test('expires two years after the last email', async () => {
    const one = await reader();
    const link = await one.link();
    clock.advance(500 * DAY);
    await one.link();
    clock.advance(500 * DAY);
    expect((await click(link)).status).toBe(200);
    clock.advance(300 * DAY);
    expect((await click(link)).status).toBe(404);
  });
});
