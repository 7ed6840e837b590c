import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsCheck, mailsSubscribe, mailsUnsubscribe } from '../../../../src/contract/subscriptions.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { emailSubscriptions } from '../../../../server/platform/database/schema/subscriptions';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const [GAME, STUDIO] = ['game:lantern-drift', 'dev:paper-moon'] as const;
let server: TestServer;
let vega: TestBrowser;
let people = 0;

async function player(): Promise<TestBrowser> {
  people += 1;
  const browser = new TestBrowser(server, `198.51.100.${String(people)}`);
  await addPlayer(server, `reader-${String(people)}`);
  await browser.login(`reader-${String(people)}`, PASSWORD);
  return browser;
}

beforeAll(async () => {
  server = await startTestServer();
  vega = await player();
});
beforeEach(async () => {
  await server.deps.database.db.delete(emailSubscriptions);
});
afterAll(() => server.close());

const path = (id: string, what: string) => `/v1/private/user/entity/mails/${id}/${what}`;
const subscribe = (id: string, body: unknown = {}) => vega.send(path(id, 'subscribe'), { body });
const checked = async (id: string, browser = vega) =>
  dataOf(mailsCheck, await browser.send(path(id, 'check'))).subscribed;
const stored = () => server.deps.database.db.select().from(emailSubscriptions);

describe('a subscription', () => {
  test('belongs to one sender and one player, and stores the source of the consent', async () => {
    expect(await checked(GAME)).toBe(false);
    expect(dataOf(mailsSubscribe, await subscribe(GAME, { source: 'sdk' }))).toEqual({ subscribed: true });
    expect([await checked(GAME), await checked(STUDIO), await checked('game:orbital-salvage')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await checked(GAME, await player())).toBe(false);
    await subscribe(STUDIO);
    expect(
      (await stored()).map(({ gameId, developerId, source }) => [gameId === null, developerId === null, source]),
    ).toEqual([
      [false, true, 'sdk'],
      [true, false, 'site'],
    ]);
  });

  test('is stored once as first made, also with concurrent calls', async () => {
    await subscribe(GAME, { source: 'sdk' });
    await Promise.all(Array.from({ length: 10 }, () => subscribe(GAME, { source: 'site' })));
    expect(await stored()).toMatchObject([{ source: 'sdk' }]);
  });

  test('ends, and a repetition has no effect', async () => {
    await subscribe(GAME);
    await subscribe(STUDIO);
    for (let time = 0; time < 2; time += 1) {
      const ended = await vega.send(path(GAME, 'unsubscribe'), { body: {} });
      expect(dataOf(mailsUnsubscribe, ended)).toEqual({ subscribed: false });
      expect([await checked(GAME), await checked(STUDIO)]).toEqual([false, true]);
    }
  });

  test('requires a player, an existing sender and a known source', async () => {
    const visitor = new TestBrowser(server, '198.51.100.250');
    expect((await visitor.send(path(GAME, 'check'))).status).toBe(401);
    expect((await visitor.send(path(GAME, 'subscribe'), { body: {} })).status).toBe(401);
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    for (const id of [
      'game:no-such-game',
      'game:pulse-saber',
      'dev:lantern-drift',
      'lantern-drift',
      'user:nova',
      'game:',
    ])
      expect((await subscribe(id)).status).toBe(404);
    expect((await subscribe(GAME, { source: 'elsewhere' })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('accepts an encoded colon in its id', async () => {
    expect((await subscribe('game%3Alantern-drift')).status).toBe(200);
    expect(await checked(GAME)).toBe(true);
  });
});
