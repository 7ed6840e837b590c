import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { games } from '../../../../server/platform/database/schema/games';
import { projectFolders } from '../../../../server/publishing/hosts/folders';
import { adServe } from '../../../../src/contract/ads.contract';
import { gameDetails } from '../../../../src/contract/games.contract';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const GAME = 'lantern-drift';
const data = temporaryFolder();
const video = join(projectFolders.assets, 'ads', 'lantern-drift-video.webm');
let folder: string;
let server: TestServer;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  folder = temporaryFolder({ 'ad.png': picture, 'text.png': 'no picture' });
  server = await startTestServer({ environment: { HOLOCADE_DATA: data } });
});
afterAll(() => server.close());

const run = async (request: SentCommand): Promise<string> => {
  const done = await runOperatorCommand(server.deps, operatorCommand.parse(request));
  return done.ok ? done.value : `refused: ${done.error}`;
};
const path = (file: string) => join(folder, file);
const content = (changes: object = {}) => ({ media: path('ad.png'), url: '/market', title: 'Coins', ...changes });
const overlay = (changes: object = {}, game = GAME) =>
  run({ command: 'overlay set', options: { game, ...content(changes) } });
const add = (changes: object = {}, name = 'coins') =>
  run({ command: 'ads add', options: { name, size: '735x90', weight: 1, ...content(changes) } });
const game = async () => dataOf(gameDetails, await server.request(gameDetails.path.replace('{game}', GAME))).game;
const stored = (): Promise<readonly string[]> => readdir(join(data, 'published', 'pictures', '_ads')).catch(() => []);
/** Loads a stored file from the static host. */
const load = (url: string) => {
  const { host, pathname } = new URL(url);
  return server.request(pathname, { host });
};

describe('overlay set', () => {
  test('shows a picture before the game, cut to 16:9, and replaces it by a video with its poster', async () => {
    expect(await overlay()).toBe(`“${GAME}” has a new ad before play.`);
    const first = (await game()).overlay;
    expect(first).toMatchObject({ type: 'image', url: expect.stringMatching(/\/market$/), title: 'Coins' });
    expect((await load(first?.media ?? '')).status).toBe(200);
    expect(await overlay({ media: video, poster: path('ad.png'), url: 'https://holocade.test/' })).toContain('new ad');
    const second = (await game()).overlay;
    expect(second).toMatchObject({ type: 'video', url: 'https://holocade.test/' });
    expect(second?.uuid).not.toBe(first?.uuid);
    expect(second?.poster).toBe(first?.media);
    const files = await stored();
    expect(files).toHaveLength(2);
    const pictures = files.filter((file) => file.endsWith('.webp'));
    const picture = await sharp(
      readFileSync(join(data, 'published', 'pictures', '_ads', pictures[0] ?? '')),
    ).metadata();
    expect([picture.width, picture.height]).toEqual([1920, 1080]);
  });

  test.each([
    [{ media: '/no/such/file.png' }, 'refused: Cannot read or write the file /no/such/file.png.'],
    [
      { media: 'text.png' },
      'refused: “text.png” is not a readable PNG, JPEG, WebP or AVIF picture. “text.png” is not a WebM or MP4 video.',
    ],
    [{ media: video }, 'refused: A video needs a picture until it plays. Name it with --poster FILE.'],
    [{ media: video, poster: 'text.png' }, 'refused: “text.png” is not a readable PNG, JPEG, WebP or AVIF picture.'],
    [{ poster: 'ad.png' }, 'refused: A picture needs no --poster.'],
  ])('refuses %j and changes nothing', async (changes, message) => {
    const [before, files] = [(await game()).overlay, await stored()];
    const absolute = Object.fromEntries(
      Object.entries(changes).map(([name, file]) => [name, file.startsWith('/') ? file : path(file)]),
    );
    expect(await overlay(absolute)).toBe(message);
    expect([(await game()).overlay, await stored()]).toEqual([before, files]);
  });

  test('refuses an unknown game and deletes its new files', async () => {
    const files = await stored();
    const picture = await sharp(path('ad.png')).negate().png().toBuffer();
    const other = temporaryFolder({ 'other.png': picture });
    expect(await overlay({ media: join(other, 'other.png') }, 'gone')).toBe('refused: Game “gone” does not exist.');
    expect(await stored()).toEqual(files);
  });

  test('deletes the files of the replaced ad, except those that another ad uses', async () => {
    const picture = await sharp(path('ad.png')).negate().png().toBuffer();
    const other = join(temporaryFolder({ 'other.png': picture }), 'other.png');
    const names = async (change: () => Promise<string>) => {
      const before = await stored();
      await change();
      const after = await stored();
      return {
        added: after.filter((file) => !before.includes(file)),
        deleted: before.filter((file) => !after.includes(file)),
      };
    };
    await overlay({ media: other });
    expect(await stored()).toHaveLength(1);
    await overlay({ media: other }, 'kite-hill');
    // The same picture stays for the other game.
    const { added, deleted } = await names(() => overlay());
    expect([added.length, deleted.length]).toEqual([1, 0]);
    expect(await names(() => overlay({ media: other }))).toEqual({ added: [], deleted: added });
    await run({ command: 'overlay remove', options: { game: 'kite-hill' } });
    expect(await stored()).toHaveLength(1);
    expect((await load((await game()).overlay?.media ?? '')).status).toBe(200);
  });

  test('is undone by overlay remove, which deletes its files', async () => {
    expect(await run({ command: 'overlay remove', options: { game: GAME } })).toContain('no own ad');
    expect((await game()).overlay).toBeNull();
    expect(await stored()).toEqual([]);
    expect(await run({ command: 'overlay remove', options: { game: 'gone' } })).toBe(
      'refused: Game “gone” does not exist.',
    );
  });
});

describe('ads disable', () => {
  test("removes all ads from a game's page until ads enable", async () => {
    expect(await run({ command: 'ads disable', options: { game: GAME } })).toBe(`“${GAME}” shows no ads.`);
    expect((await game()).ads_disabled).toBe(true);
    expect(await run({ command: 'ads list', options: {} })).toContain(`game  ${GAME}  ads disabled`);
    expect(await run({ command: 'ads enable', options: { game: GAME } })).toBe(`“${GAME}” shows ads again.`);
    const [row] = await server.deps.database.db.select().from(games).where(eq(games.slug, GAME));
    expect(row?.adsDisabled).toBe(false);
  });
});

describe('ads add', () => {
  test('adds an ad of one size once, which pages show until ads remove', async () => {
    const lines = async () => (await run({ command: 'ads list', options: { size: '735x90' } })).split('\n');
    for (const line of await lines())
      expect(
        await run({ command: 'ads remove', options: { name: line.split('  ')[1] ?? '', size: '735x90' } }),
      ).toContain('removed');
    expect(await lines()).toEqual(['There are no ads.']);
    expect(await add({ weight: 3 })).toBe('Ad “coins” (735x90) added.');
    expect(await add({ title: 'Other' })).toBe('refused: An ad “coins” (735x90) already exists.');
    expect(await lines()).toEqual(['735x90  coins  image  weight 3  active  0 impressions  /market']);
    const served = dataOf(adServe, await server.request(adServe.path.replace('{size}', '735x90')));
    expect(served).toMatchObject({ type: 'image', title: 'Coins' });
    const picture = await load(served?.media ?? '');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await stored()).toHaveLength(1);
    expect(await run({ command: 'ads remove', options: { name: 'coins', size: '600x500' } })).toBe(
      'refused: There is no ad “coins” (600x500).',
    );
    expect(await run({ command: 'ads remove', options: { name: 'coins', size: '735x90' } })).toBe(
      'Ad “coins” (735x90) removed.',
    );
    expect(await stored()).toEqual([]);
    expect(dataOf(adServe, await server.request(adServe.path.replace('{size}', '735x90')))).toBeNull();
  });
});
