import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsCheck } from '../../../../src/contract/subscriptions.contract';
import { writeToken } from '../../../../src/domain/tokens/token';
import { accounts, linkSecrets } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { emailSubscriptions } from '../../../../server/platform/database/schema/subscriptions';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import type { WaitingMail } from '../../support/mails-to';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const MAILS = '/v1/private/user/entity/mails';
const LINKS = '/v1/public/user/market/subscription';
const GAME = 'game:lantern-drift';
const DAY = 86_400_000;
const pages = {
  renderer: { render: async () => ({ kind: 'html', status: 200, html: 'a page' }) as const },
  assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
};
const clock = new FakeServerClock();
let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, pages });
});
afterAll(() => server.close());

/** Adds a player with a verified or an unverified address. */
async function reader(confirmed = false) {
  people += 1;
  const name = `reader-${String(people)}`;
  const id = await addPlayer(server, name, { confirmed });
  const browser = new TestBrowser(server, `198.51.100.${String(people)}`);
  await browser.login(name, PASSWORD);
  const mails = async (): Promise<readonly WaitingMail[]> =>
    (await mailsTo(server, `${name}@mail.test`)).filter(({ kind }) => kind === 'confirm-subscription');
  return {
    id,
    name,
    mails,
    subscribe: (sender = GAME) => browser.send(`${MAILS}/${sender}/subscribe`, { body: {} }),
    subscribed: async (sender = GAME) => dataOf(mailsCheck, await browser.send(`${MAILS}/${sender}/check`)).subscribed,
    async secrets() {
      const mail = (await mails()).at(-1);
      const [confirm = ''] = secretsIn('subscription-confirm', mail);
      const [end = ''] = secretsIn('subscription-unsubscribe', mail);
      return { confirm, end };
    },
    verified: async () =>
      (await server.deps.database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.emailVerifiedAt !== null,
  };
}

const patch = (what: 'confirm' | 'unsubscribe', secret: string): Promise<Answer> =>
  server.request(`${LINKS}/${what}/${secret}`, { method: 'PATCH' });
const messageOf = ({ status, envelope }: Answer): readonly [number, string] => [status, envelope().status.message];
const OVER = [422, 'This link has expired or was already used.'];

describe('the link that confirms a subscription', () => {
  test('is sent to an unverified address, and verifies it and confirms the subscription once', async () => {
    const one = await reader();
    expect(messageOf(await one.subscribe())[1]).toBe(
      'Please open the link that we emailed you to confirm your subscription.',
    );
    const [mail] = await one.mails();
    expect(mail?.text).toContain('emails from Lantern Drift');
    const { confirm } = await one.secrets();
    expect(messageOf(await patch('confirm', confirm))).toEqual([
      200,
      'Thank you. You’ve subscribed to emails from Lantern Drift.',
    ]);
    expect([await one.subscribed(), await one.verified()]).toEqual([true, true]);
  });

  test('reports the subscription when it is opened again, until the subscription ends', async () => {
    const one = await reader();
    await one.subscribe();
    const { confirm, end } = await one.secrets();
    clock.advance(DAY);
    await patch('confirm', confirm);
    clock.advance(8 * DAY);
    const { status, envelope } = await patch('confirm', confirm);
    expect([status, envelope().status]).toMatchObject([
      422,
      { debug: 'err_already_done', message: 'You’ve already subscribed to emails from Lantern Drift.' },
    ]);
    await patch('unsubscribe', end);
    expect(messageOf(await patch('confirm', confirm))).toEqual(OVER);
  });

  test('is not sent to a verified address, and at most three times an hour to another', async () => {
    const known = await reader(true);
    await known.subscribe();
    expect([await known.subscribed(), (await known.mails()).length]).toEqual([true, 0]);
    const unknown = await reader();
    for (const sender of [GAME, GAME, 'dev:paper-moon', 'game:orbital-salvage'])
      expect((await unknown.subscribe(sender)).status).toBe(200);
    expect(await unknown.mails()).toHaveLength(3);
  });

  test('T18: works once for 50 concurrent uses, and expires after a week', async () => {
    const one = await reader();
    await one.subscribe();
    const { confirm } = await one.secrets();
    const answers = await Promise.all(Array.from({ length: 50 }, () => patch('confirm', confirm)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await reader();
    await late.subscribe();
    const secret = (await late.secrets()).confirm;
    clock.advance(7 * DAY);
    expect(messageOf(await patch('confirm', secret))).toEqual(OVER);
    expect(await late.verified()).toBe(false);
  });

  test('works only for its address, while it belongs to this account alone', async () => {
    const { db } = server.deps.database;
    const moved = await reader();
    await moved.subscribe();
    const other = { email: 'other@mail.test', emailKey: 'other@mail.test' };
    await db.update(accounts).set(other).where(eq(accounts.id, moved.id));
    expect(messageOf(await patch('confirm', (await moved.secrets()).confirm))).toEqual(OVER);
    const late = await reader();
    await late.subscribe();
    const first = await addPlayer(server, 'first-with-it');
    const taken = { email: `${late.name}@mail.test`, emailKey: `${late.name}@mail.test` };
    await db.update(accounts).set(taken).where(eq(accounts.id, first));
    expect(messageOf(await patch('confirm', (await late.secrets()).confirm))[1]).toContain(
      'Another account has verified',
    );
  });
});

describe('the link that ends a subscription', () => {
  test('works without a login any number of times, also for a withdrawn game', async () => {
    const one = await reader();
    await one.subscribe();
    await one.subscribe('dev:paper-moon');
    const { confirm } = await one.secrets();
    await patch('confirm', confirm);
    const [mail] = await one.mails();
    const [end = ''] = secretsIn('subscription-unsubscribe', mail);
    for (let time = 0; time < 2; time += 1) {
      expect(messageOf(await patch('unsubscribe', end))).toEqual([
        200,
        'You’ve unsubscribed from emails from Lantern Drift.',
      ]);
      expect([await one.subscribed(), await one.subscribed('dev:paper-moon')]).toEqual([false, true]);
    }
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'lantern-drift'));
    expect((await patch('unsubscribe', end)).status).toBe(200);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'lantern-drift'));
    expect((await patch('confirm', end)).status).toBe(422);
  });

  test('refuses unknown tokens', async () => {
    expect(messageOf(await patch('unsubscribe', 'A'.repeat(43)))).toEqual(OVER);
    expect((await patch('unsubscribe', 'short')).status).toBe(404);
  });

  test('T19: 100 visits of the links change nothing, because only scripts of their pages use them', async () => {
    const one = await reader();
    await one.subscribe();
    const [mail] = await one.mails();
    const links = mail?.text.match(/http:\S+/g) ?? [];
    expect(links).toHaveLength(2);
    const rows = async () => [
      await server.deps.database.db.select().from(linkSecrets).orderBy(linkSecrets.id),
      await server.deps.database.db.select().from(emailSubscriptions).orderBy(emailSubscriptions.id),
    ];
    const before = await rows();
    for (const link of links) {
      const { pathname, search } = new URL(link);
      for (let visit = 0; visit < 50; visit += 1)
        expect((await server.request(`${pathname}${search}`)).status).toBe(200);
    }
    const { confirm, end } = await one.secrets();
    for (const path of [`${LINKS}/confirm/${confirm}`, `${LINKS}/unsubscribe/${end}`]) await server.request(path);
    expect(await rows()).toEqual(before);
  });
});

describe('one-click unsubscribe', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const post = (token: string, body = 'List-Unsubscribe=One-Click', type = FORM): Promise<Answer> =>
    server.request(`/market/subscription/unsubscribe?token=${token}`, {
      body,
      headers: { origin: undefined, 'content-type': type },
    });

  test.each([
    ['a form', 'List-Unsubscribe=One-Click', FORM],
    [
      'parts',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
  ])('ends the subscription, twice without an error, by %s', async (_, body, type) => {
    const one = await reader(true);
    await one.subscribe();
    await server.deps.database.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, one.id));
    await one.subscribe();
    const token = writeToken('subscription-unsubscribe', { secret: (await one.secrets()).end });
    for (let time = 0; time < 2; time += 1) {
      const { status, text } = await post(token, body, type);
      expect([status, text]).toEqual([200, 'You’ve unsubscribed from emails from Lantern Drift.\n']);
      expect(await one.subscribed()).toBe(false);
    }
  });

  test('requires the body of the standard and a valid token', async () => {
    const one = await reader();
    await one.subscribe();
    const { confirm, end } = await one.secrets();
    const token = writeToken('subscription-unsubscribe', { secret: end });
    expect((await post(token, 'a=b')).status).toBe(400);
    expect((await post(token, '{}', 'application/json')).status).toBe(415);
    expect((await post('broken')).status).toBe(400);
    expect((await post(writeToken('subscription-confirm', { secret: confirm }))).status).toBe(400);
    expect((await post(writeToken('subscription-unsubscribe', { secret: 'A'.repeat(43) }))).status).toBe(404);
    expect(await one.subscribed()).toBe(true);
  });
});
