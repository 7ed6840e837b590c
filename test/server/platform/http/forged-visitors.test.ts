import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles, articleViews } from '../../../../server/platform/database/schema/content';
import { gamePlays, games } from '../../../../server/platform/database/schema/games';
import { FakeServerClock } from '../../support/fake-server-clock';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const DAY = 24 * 60 * 60 * 1000;
const READ = '/v1/public/blog/article/eleven-milliseconds/read';
const PLAYED = '/v1/public/user/arcade/game/lantern-drift/played';
const clock = new FakeServerClock(new Date());
let server: TestServer;

beforeAll(async () => {
  const environment = { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' };
  server = await startTestServer({ environment, clock, maxDelayMs: 0 });
});

afterAll(() => server.close());

const put = async (path: string, ip: string, cookie = `p1_uuid=${randomUUID()}`) =>
  (await server.request(path, { method: 'PUT', body: {}, ip, cookie })).status;
const views = async () => {
  const [found] = await server.deps.database.db.select().from(articles).where(eq(articles.slug, 'eleven-milliseconds'));
  return found?.views ?? -1;
};
const plays = async () => {
  const [found] = await server.deps.database.db.select().from(games).where(eq(games.slug, 'lantern-drift'));
  return found?.views ?? -1;
};
const gained = async (count: () => Promise<number>, work: () => Promise<unknown>) => {
  const before = await count();
  await work();
  return (await count()) - before;
};
const rows = () => Promise.all([articleViews, gamePlays].map((table) => server.deps.database.db.$count(table)));
const forge = (path: string, ip: string, count: number) => async () => {
  for (let number = 0; number < count; number += 1) expect(await put(path, ip)).toBe(200);
};

describe('canCountGuest with forged visitor cookies', () => {
  test('T40: counts five of thirty forged readers of an article, and stores nothing of the others', async () => {
    expect(await gained(views, forge(READ, '192.0.2.1', 30))).toBe(5);
    expect((await rows())[0]).toBe(5);
    // A /64 is one address.
    expect(await gained(views, () => forge(READ, '2001:db8::1', 4)())).toBe(4);
    expect(await gained(views, () => forge(READ, '2001:db8::ffff', 4)())).toBe(1);
  });

  test('T40: counts twenty of thirty forged players of a game, and stores nothing of the others', async () => {
    expect(await gained(plays, forge(PLAYED, '192.0.2.1', 30))).toBe(20);
    expect((await rows())[1]).toBe(20);
  });

  test('counts at another address, with another article, and a day later', async () => {
    expect(await gained(views, forge(READ, '192.0.2.2', 2))).toBe(2);
    const other = '/v1/public/blog/article/comfort-comes-first/read';
    expect(await gained(views, forge(other, '192.0.2.1', 1))).toBe(0);
    expect((await rows())[0]).toBe(5 + 5 + 2 + 1);
    clock.advance(DAY);
    expect(await gained(views, forge(READ, '192.0.2.1', 2))).toBe(2);
  });

  test('does not limit a player at the same address', async () => {
    const cookie = await signIn(server, 'nova');
    await forge(READ, '192.0.2.3', 6)();
    expect(await gained(views, () => put(READ, '192.0.2.3', cookie))).toBe(1);
  });

  test('a returning visitor does not use up the limit of others', async () => {
    const cookie = `p1_uuid=${randomUUID()}`;
    const often = async () => {
      for (let time = 0; time < 10; time += 1) await put(READ, '192.0.2.4', cookie);
    };
    expect(await gained(views, often)).toBe(1);
    expect(await gained(views, forge(READ, '192.0.2.4', 6))).toBe(4);
  });
});
