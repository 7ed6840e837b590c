import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { servingId } from '../../../../server/commerce/ads/ads.routes';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { adImpressions } from '../../../../server/platform/database/schema/ad-impressions';
import { ads } from '../../../../server/platform/database/schema/ads';
import { cleanUp } from '../../../../server/platform/jobs/background-jobs';
import { adServe, adVideoServe } from '../../../../src/contract/ads.contract';
import { gameDetails } from '../../../../src/contract/games.contract';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const HOUR = 60 * 60_000;
const REPLAYS = 1000;
const clock = new FakeServerClock();
let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer({ clock });
  statements = countStatements(server.deps.database.db);
});
beforeEach(async () => {
  await server.deps.database.db.delete(adImpressions);
  await server.deps.database.db.update(ads).set({ impressions: 0, active: true });
});
afterAll(() => server.close());

const ask = (size = '735x90', cookie?: string) =>
  server.request(`/v1/public/ads/page/serve/${size}`, cookie === undefined ? {} : { cookie });
const served = async (size?: string, cookie?: string) => dataOf(adServe, await ask(size, cookie));
const tell = (uuid: string) => server.request(`/v1/public/ads/page/${uuid}/impression`, { method: 'PATCH', body: {} });
async function counted(): Promise<number> {
  const [row] = await server.deps.database.db.select({ sum: sql<number>`sum(${ads.impressions})::integer` }).from(ads);
  return row?.sum ?? 0;
}
const servingOf = async () => {
  const ad = await served();
  if (ad === null) throw new Error('There is no ad.');
  return ad.uuid;
};

describe('GET ads/page/serve/{size}', () => {
  test.each(['735x90', '600x500'])('answers with an ad of the house in %s, which no cache keeps', async (size) => {
    const ad = await served(size);
    expect(ad).toMatchObject({ type: 'image', poster: null });
    expect(ad?.media).toMatch(new RegExp(`^http://static\\.holocade\\.localhost:9200/ads/[a-z-]+-${size}\\.webp$`));
    expect(ad?.url).toMatch(/^http:\/\/holocade\.localhost:9200\/(arcade\/games|hc)\//);
    expect(ad?.title).not.toBe('');
    expect((await ask(size)).headers['cache-control']).toBe('no-store');
  });

  test('has pictures for all it says', async () => {
    const rows = await server.deps.database.db.select().from(ads);
    expect(rows.length).toBe(12);
    const files = rows.flatMap(({ media, poster }) => [media, poster ?? media]);
    for (const file of files)
      expect((await server.request(`/${file}`, { host: 'static.holocade.localhost:9200' })).status).toBe(200);
  });

  test('keeps videos for games while a picture is booked', async () => {
    const { db } = server.deps.database;
    await db.update(ads).set({ active: false }).where(eq(ads.type, 'image'));
    expect(await served('600x500')).toMatchObject({ type: 'video' });
    await db.update(ads).set({ active: true });
    for (let turn = 0; turn < 20; turn += 1) expect(await served('600x500')).toMatchObject({ type: 'image' });
  });

  test('knows no other size', async () => {
    expect((await ask('300x250')).status).toBe(404);
  });

  test('has none for premium players, and a sentence in the contract for that', async () => {
    expect(await served('735x90', await signIn(server, 'nova'))).not.toBeNull();
    const orion = await signIn(server, 'orion');
    expect(await served('735x90', orion)).toBeNull();
    await server.deps.database.db
      .update(accounts)
      .set({ premiumUntil: clock.now() })
      .where(eq(accounts.username, 'orion'));
    expect(await served('735x90', orion)).not.toBeNull();
  });

  test('has none of the game whose page asks, and others in its stead', async () => {
    const titles = new Set<string | undefined>();
    for (let asked = 0; asked < 40; asked += 1)
      titles.add((await served('600x500?besides=lantern-drift'))?.title.split(':')[0]);
    expect(titles.has('Lantern Drift')).toBe(false);
    expect(titles.has('Orbital Salvage')).toBe(true);
    await server.deps.database.db.update(ads).set({ active: false }).where(ne(ads.url, '/arcade/games/lantern-drift'));
    expect(await served('600x500?besides=lantern-drift')).toBeNull();
    expect((await served('600x500?besides=lantern'))?.title).toContain('Lantern Drift');
  });

  test('has none while none is booked', async () => {
    await server.deps.database.db.update(ads).set({ active: false });
    expect(await served()).toBeNull();
  });

  test('asks the database once, whoever asks', async () => {
    const before = statements.count();
    await served();
    expect(statements.count() - before).toBe(1);
  });
});

describe('PATCH ads/page/{uuid}/impression', () => {
  test('T40: an ad that is told to have been seen a thousand times was seen once', async () => {
    const uuid = await servingOf();
    for (let sent = 0; sent < REPLAYS; sent += 50)
      for (const { status } of await Promise.all(Array.from({ length: 50 }, () => tell(uuid))))
        expect(status).toBe(200);
    expect(await counted()).toBe(1);
  }, 60_000);

  test('T40: an ad is not seen by who was never served it, nor after an hour', async () => {
    const uuid = await servingOf();
    const [first = ''] = uuid;
    const forged = (first === '0' ? '1' : '0') + uuid.slice(1);
    const gone = servingId(server.deps.config.secret, { adId: 65_000, servedAt: clock.now() }, Buffer.alloc(4));
    expect((await tell(forged)).status).toBe(404);
    expect((await tell('7b0c9c52-4e0d-4f6e-9d3e-6a1d2f4c8b10')).status).toBe(404);
    expect((await tell('not-a-uuid')).status).toBe(404);
    expect((await tell(gone)).status).toBe(200);
    expect(await counted()).toBe(0);
    clock.advance(HOUR - 1000);
    expect((await tell(uuid)).status).toBe(200);
    const late = await servingOf();
    clock.advance(HOUR);
    expect((await tell(late)).status).toBe(404);
    expect(await counted()).toBe(1);
  });

  test('T40: what is forgotten cannot be told again', async () => {
    const uuid = await servingOf();
    await tell(uuid);
    clock.advance(HOUR - 1);
    await cleanUp(server.deps);
    expect(await server.deps.database.db.$count(adImpressions)).toBe(1);
    clock.advance(1);
    await cleanUp(server.deps);
    expect(await server.deps.database.db.$count(adImpressions)).toBe(0);
    expect((await tell(uuid)).status).toBe(404);
    expect(await counted()).toBe(1);
  });
});

test('a game has an ad of its own before it is played, where it is given one', async () => {
  const overlayOf = async (game: string) =>
    dataOf(gameDetails, await server.request(`/v1/public/arcade/game/${game}/details`)).game.overlay;
  expect(await overlayOf('orbital-salvage')).toMatchObject({
    media: 'http://static.holocade.localhost:9200/ads/lantern-drift-overlay.webp',
    url: 'http://holocade.localhost:9200/arcade/games/lantern-drift',
  });
  expect(await overlayOf('lantern-drift')).toBeNull();
});

describe('GET ads/video/serve', () => {
  const video = async (besides?: string, cookie?: string) =>
    dataOf(
      adVideoServe,
      await server.request(
        `/v1/public/ads/video/serve${besides === undefined ? '' : `?besides=${besides}`}`,
        cookie === undefined ? {} : { cookie },
      ),
    );

  test('answers with a video of the house and its poster, and never one of the game that asks', async () => {
    expect(await video()).toMatchObject({ type: 'video' });
    for (let turn = 0; turn < 10; turn += 1) {
      const ad = await video('lantern-drift');
      expect(ad?.media).toMatch(/\/ads\/orbital-salvage-video\.webm$/);
      expect(ad?.poster).toMatch(/\/ads\/orbital-salvage-video\.webp$/);
    }
  });

  test('counts its impression like that of any ad', async () => {
    const before = await counted();
    expect((await tell((await video())?.uuid ?? '')).status).toBe(200);
    expect(await counted()).toBe(before + 1);
  });

  test('has none for premium players, and none while none is booked', async () => {
    const orion = await signIn(server, 'orion');
    const until = new Date(clock.now().getTime() + HOUR);
    await server.deps.database.db
      .update(accounts)
      .set({ premiumUntil: until })
      .where(eq(accounts.usernameKey, 'orion'));
    expect(await video(undefined, orion)).toBeNull();
    await server.deps.database.db.update(ads).set({ active: false }).where(eq(ads.type, 'video'));
    expect(await video()).toBeNull();
  });
});
