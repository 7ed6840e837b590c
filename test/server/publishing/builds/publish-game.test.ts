import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { achievements } from '../../../../server/platform/database/schema/achievements';
import { builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { boards, scores } from '../../../../server/platform/database/schema/leaderboards';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import type { PublishCommand } from '../../../../server/publishing/builds/publish-command';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { built, facts, page } from './built-game';
import { insertPlayer } from '../../support/insert-player';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const data = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { HOLOCADE_DATA: data },
    // Without the runtime script, pages are served unchanged.
    folders: { sdk: temporaryFolder({}) },
  });
});
afterAll(() => server.close());

const publish = (folder: string, order: Partial<PublishCommand> = {}) =>
  publishGame(server.deps, publishCommand.parse({ folder, developer: 'paper-moon', ...order }));

const refusalOf = async (folder: string, order: Partial<PublishCommand> = {}): Promise<string> => {
  const done = await publish(folder, order);
  return done.ok ? `published ${done.value.version}` : done.error;
};

const filesOf = (...path: readonly string[]): readonly string[] => {
  const folder = join(data, 'published', ...path);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

const gameRow = async (slug: string) => {
  const [row] = await server.deps.database.db.select().from(games).where(eq(games.slug, slug));
  if (!row) throw new Error(`The game ${slug} does not exist.`);
  return row;
};

const host = 'comet-golf.play.holocade.localhost:9200';

describe('publishGame with declared hosts', () => {
  const network = ['https://cdn.example.com', 'wss://*.example.net'];
  const rowsOf = async (slug: string) => {
    const game = await gameRow(slug);
    return server.deps.database.db.select().from(builds).where(eq(builds.gameId, game.id)).orderBy(builds.id);
  };

  test('refuses a file with the name of the worker in a build with offline, and accepts it in another build', async () => {
    const files = { '_offline.js': 'own()' };
    expect(await refusalOf(built(files, { ...facts, slug: 'comet-cave', offline: true }))).toBe(
      'A build with "offline": true cannot have a file _offline.js. Rename the file.',
    );
    expect(await refusalOf(built(files, { ...facts, slug: 'comet-cave' }))).toBe('published 1.0.0');
  });

  test('stores network, crossOriginIsolated and offline with the build, and inherits them for a build without game.json', async () => {
    const gameFile = { ...facts, slug: 'comet-radio', network, crossOriginIsolated: true, offline: true };
    expect((await publish(built({}, gameFile))).ok).toBe(true);
    expect((await publish(built({}, false), { game: 'comet-radio' })).ok).toBe(true);
    expect((await publish(built({}, { ...facts, slug: 'comet-radio' }))).ok).toBe(true);
    expect((await rowsOf('comet-radio')).map((row) => [row.network, row.crossOriginIsolated, row.offline])).toEqual([
      [network, true, true],
      [network, true, true],
      [[], false, false],
    ]);
  });

  test.each([
    ['http://cdn.example.com', 'field “network.0”: “http://cdn.example.com” is not encrypted.'],
    ['https://10.1.2.3', 'field “network.0”: “https://10.1.2.3” is an IP address.'],
    ['https://id.holocade.localhost', 'field “network.0”: “https://id.holocade.localhost” is on this machine'],
    [
      'http://static.holocade.localhost:9200',
      'field “network”: “http://static.holocade.localhost:9200” is a host of this',
    ],
  ])('refuses a build that declares %s', async (origin, reason) => {
    expect(await refusalOf(built({}, { ...facts, slug: 'comet-spy', network: [origin] }))).toContain(reason);
  });

  test('refuses 33 hosts, and a repeated one', async () => {
    const many = Array.from({ length: 33 }, (_, at) => `https://h${String(at)}.example.com`);
    expect(await refusalOf(built({}, { ...facts, network: many }))).toContain('32');
    expect(await refusalOf(built({}, { ...facts, network: [network[0], network[0]] }))).toContain('twice');
  });
});

describe('publishGame', () => {
  test('creates the page, build, board, item and achievement of a new game at once', async () => {
    const done = await publish(built());
    expect(done).toEqual({
      ok: true,
      value: {
        game: 'comet-golf',
        version: '1.0.0',
        status: 'published',
        created: true,
        files: 2,
        check: 'Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.',
        skipped: 0,
        page: 'http://holocade.localhost:9200/arcade/games/comet-golf',
        build: 'http://comet-golf.play.holocade.localhost:9200/1.0.0/index.html',
      },
    });
    expect((await server.request('/1.0.0/index.html', { host })).text).toBe(page);
    // The file contains the limits of plausible scores.
    expect((await server.request('/1.0.0/game.json', { host })).status).toBe(404);
    const { data: gameFile } = (await server.request('/v1/public/arcade/game/comet-golf/details')).json() as {
      data: { game: Record<string, unknown> };
    };
    expect(gameFile.game).toMatchObject({
      title: 'Comet Golf',
      developer: { slug: 'paper-moon' },
      features: { leaderboard: true, inventory: true, achievement: true, save: false },
      builds: [{ version: '1.0.0', active: true }],
    });
    const { id, card, media } = await gameRow('comet-golf');
    const { db } = server.deps.database;
    expect(await db.select().from(boards).where(eq(boards.gameId, id))).toMatchObject([
      { slug: 'round', title: 'Best round', order: 'lowest-first', least: 18 },
    ]);
    expect(await db.select().from(catalogItems).where(eq(catalogItems.gameId, id))).toMatchObject([
      { slug: 'red-comet', price: 4, expiryDays: 30 },
    ]);
    const [badge] = await db.select().from(achievements).where(eq(achievements.gameId, id));
    for (const path of [card.hero.fhd, media.share, card.slides[0]?.thumbnail, badge?.thumb])
      expect((await server.request(`/${String(path)}`, { host: 'static.holocade.localhost:9200' })).status).toBe(200);
  });

  test('raises the version for a further build, changes only the given fields, and keeps the board’s scores', async () => {
    const { db } = server.deps.database;
    const before = await gameRow('comet-golf');
    const [board] = await db.select().from(boards).where(eq(boards.gameId, before.id));
    const accountId = await insertPlayer(server.deps.database, 'golfer');
    await db
      .insert(scores)
      .values({ boardId: board?.id ?? 0, accountId, standing: 'listed', score: 20, postedAt: new Date() });
    const { slug, genre, category } = facts;
    const gameFile = {
      slug,
      genre,
      category,
      title: 'Comet Golf Deluxe',
      boards: [{ slug: 'day', title: 'Day', order: 'lowest-first', reset: 'daily' }],
    };
    expect(await publish(built({}, gameFile), { version: 'minor' })).toMatchObject({
      ok: true,
      value: { version: '1.1.0', created: false, status: 'published' },
    });
    const after = await gameRow('comet-golf');
    expect(after.card).toEqual({ ...before.card, title: 'Comet Golf Deluxe' });
    expect([after.media, after.hasInventory, after.releasedAt]).toEqual([before.media, true, before.releasedAt]);
    expect(await db.select().from(boards).where(eq(boards.gameId, before.id))).toHaveLength(2);
    expect(await db.$count(scores, eq(scores.boardId, board?.id ?? 0))).toBe(1);
    expect(await db.$count(catalogItems, eq(catalogItems.gameId, before.id))).toBe(1);
  });

  test('adds a build from a folder without game.json without changing the game', async () => {
    const before = await gameRow('comet-golf');
    expect(await publish(built({ 'third.js': '3' }, false), { game: 'comet-golf', version: '3.0.0' })).toMatchObject({
      ok: true,
    });
    const { card, description } = await gameRow('comet-golf');
    expect([card, description]).toEqual([before.card, before.description]);
    expect(await refusalOf(built(), { version: '2.9.9' })).toBe(
      '“comet-golf” already has version 3.0.0. A new build needs a higher version.',
    );
  });

  test('resizes pictures, and stores the adapter of a build', async () => {
    const folder = built(
      {},
      {
        ...facts,
        slug: 'photo-golf',
        media: { hero: 'media/hero.png' },
        builds: [{ version: '1.0.0', active: true, sdk: 1, adapter: 'heyvr' }],
      },
    );
    const red = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const media = temporaryFolder();
    writeFileSync(join(media, 'hero.png'), red);
    expect(await refusalOf(folder)).toBe('game.json names the picture “media/hero.png”, which is not in the folder.');
    const whole = built(
      { 'media/hero.png': '' },
      JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as object,
    );
    expect(await refusalOf(whole)).toContain('“media/hero.png” is not a readable PNG, JPEG, WebP or AVIF picture');
    writeFileSync(join(whole, 'media/hero.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await refusalOf(whole)).toContain('is not a readable PNG');
    writeFileSync(join(whole, 'media/hero.png'), red);
    expect(await publish(whole)).toMatchObject({ ok: true });
    const { id, card } = await gameRow('photo-golf');
    expect(card.hero.colour).toMatch(/^#f[0-9a-f]0/);
    const { width, height } = await sharp(
      join(data, card.hero.sm.replace('published/', 'published/pictures/')),
    ).metadata();
    expect([width, height]).toEqual([640, 360]);
    const [build] = await server.deps.database.db.select().from(builds).where(eq(builds.gameId, id));
    expect(build?.adapter).toBe('heyvr');
  });

  test('deletes remains of a killed command with the next one', async () => {
    mkdirSync(join(data, 'published/builds/.incoming/x'), { recursive: true });
    mkdirSync(join(data, 'published/builds/late-golf/1.0.0'), { recursive: true });
    writeFileSync(join(data, 'published/builds/late-golf/1.0.0/old.js'), 'old()');
    expect(await publish(built({}, { ...facts, slug: 'late-golf' }))).toMatchObject({ ok: true });
    expect(filesOf('builds', 'late-golf', '1.0.0')).toEqual(['assets', 'index.html']);
    expect(filesOf('builds')).not.toContain('.incoming');
  });

  test('runs two simultaneous commands one after the other', async () => {
    const both = await Promise.all([publish(built({ a: '' }, false), { game: 'comet-golf' }), publish(built())]);
    expect(both.map((done) => done.ok && done.value.version)).toEqual(['3.0.1', '3.0.2']);
  });
});
