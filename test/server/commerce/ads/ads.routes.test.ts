import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { servingId } from '../../../../server/commerce/ads/ads.routes';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { adImpressions, ads } from '../../../../server/platform/database/schema/ads';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
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
const reportImpression = (uuid: string) =>
  server.request(`/v1/public/ads/page/${uuid}/impression`, { method: 'PATCH', body: {} });
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
  test.each(['735x90', '600x500'])('returns an ad of the portal in %s, which caches do not store', async (size) => {
    const ad = await served(size);
    expect(ad).toMatchObject({ type: 'image', poster: null });
    expect(ad?.media).toMatch(new RegExp(`^http://static\\.holocade\\.localhost:9200/ads/[a-z-]+-${size}\\.webp$`));
    expect(ad?.url).toMatch(/^http:\/\/holocade\.localhost:9200\/(arcade\/games|hc)\//);
    expect(ad?.title).not.toBe('');
    expect((await ask(size)).headers['cache-control']).toBe('no-store');
  });

  test('has a picture for every ad', async () => {
    const rows = await server.deps.database.db.select().from(ads);
    expect(rows.length).toBe(12);
    const files = rows.flatMap(({ media, poster }) => [media, poster ?? media]);
    for (const file of files)
      expect((await server.request(`/${file}`, { host: 'static.holocade.localhost:9200' })).status).toBe(200);
  });

  test('serves videos only to games while a picture is booked', async () => {
    const { db } = server.deps.database;
    await db.update(ads).set({ active: false }).where(eq(ads.type, 'image'));
    expect(await served('600x500')).toMatchObject({ type: 'video' });
    await db.update(ads).set({ active: true });
    for (let turn = 0; turn < 20; turn += 1) expect(await served('600x500')).toMatchObject({ type: 'image' });
  });

  test('refuses an unknown size', async () => {
    expect((await ask('300x250')).status).toBe(404);
  });

  test('serves none to premium players, with the message of the contract', async () => {
    expect(await served('735x90', await signIn(server, 'nova'))).not.toBeNull();
    const orion = await signIn(server, 'orion');
    expect(await served('735x90', orion)).toBeNull();
    await server.deps.database.db
      .update(accounts)
      .set({ premiumUntil: clock.now() })
      .where(eq(accounts.username, 'orion'));
    expect(await served('735x90', orion)).not.toBeNull();
  });

  test('serves no ad of the game whose page requests it, but another one', async () => {
    const titles = new Set<string | undefined>();
    for (let attempt = 0; attempt < 40; attempt += 1)
      titles.add((await served('600x500?besides=lantern-drift'))?.title.split(':')[0]);
    expect(titles.has('Lantern Drift')).toBe(false);
    expect(titles.has('Orbital Salvage')).toBe(true);
    await server.deps.database.db.update(ads).set({ active: false }).where(ne(ads.url, '/arcade/games/lantern-drift'));
    expect(await served('600x500?besides=lantern-drift')).toBeNull();
    expect((await served('600x500?besides=lantern'))?.title).toContain('Lantern Drift');
  });

  test('serves none while none is booked', async () => {
    await server.deps.database.db.update(ads).set({ active: false });
    expect(await served()).toBeNull();
  });

  test('takes one statement for every caller', async () => {
    const before = statements.count();
    await served();
    expect(statements.count() - before).toBe(1);
  });
});

describe('PATCH ads/page/{uuid}/impression', () => {
  test('T40: counts a thousand impressions of a serving once', async () => {
    const uuid = await servingOf();
    for (let sent = 0; sent < REPLAYS; sent += 50)
      for (const { status } of await Promise.all(Array.from({ length: 50 }, () => reportImpression(uuid))))
        expect(status).toBe(200);
    expect(await counted()).toBe(1);
  }, 60_000);

  test('T40: refuses an impression that was never served or is older than an hour', async () => {
    const uuid = await servingOf();
    const [first = ''] = uuid;
    const forged = (first === '0' ? '1' : '0') + uuid.slice(1);
    const gone = servingId(server.deps.config.secret, { adId: 65_000, servedAt: clock.now() }, Buffer.alloc(4));
    expect((await reportImpression(forged)).status).toBe(404);
    expect((await reportImpression('7b0c9c52-4e0d-4f6e-9d3e-6a1d2f4c8b10')).status).toBe(404);
    expect((await reportImpression('not-a-uuid')).status).toBe(404);
    expect((await reportImpression(gone)).status).toBe(200);
    expect(await counted()).toBe(0);
    clock.advance(HOUR - 1000);
    expect((await reportImpression(uuid)).status).toBe(200);
    const late = await servingOf();
    clock.advance(HOUR);
    expect((await reportImpression(late)).status).toBe(404);
    expect(await counted()).toBe(1);
  });

  test('T40: refuses an impression whose counted serving was deleted', async () => {
    const uuid = await servingOf();
    await reportImpression(uuid);
    clock.advance(HOUR - 1);
    await cleanUp(server.deps);
    expect(await server.deps.database.db.$count(adImpressions)).toBe(1);
    clock.advance(1);
    await cleanUp(server.deps);
    expect(await server.deps.database.db.$count(adImpressions)).toBe(0);
    expect((await reportImpression(uuid)).status).toBe(404);
    expect(await counted()).toBe(1);
  });
});

test('a game gets an ad of its own before it is played, if one is booked', async () => {
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

  test('returns a video of the portal with its poster, never one of the requesting game', async () => {
    expect(await video()).toMatchObject({ type: 'video' });
    for (let turn = 0; turn < 10; turn += 1) {
      const ad = await video('lantern-drift');
      expect(ad?.media).toMatch(/\/ads\/orbital-salvage-video\.webm$/);
      expect(ad?.poster).toMatch(/\/ads\/orbital-salvage-video\.webp$/);
    }
  });

  test('counts the impression of a video like that of any ad', async () => {
    const before = await counted();
    expect((await reportImpression((await video())?.uuid ?? '')).status).toBe(200);
    expect(await counted()).toBe(before + 1);
  });

  test('serves none to premium players, and none while none is booked', async () => {
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
