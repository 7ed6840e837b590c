import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamePictures, gamePicturesChange, gamePictureUpload } from '../../../../src/contract/game-pictures.contract';
import { buildList } from '../../../../src/contract/publishing.contract';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { builds, uploadedPictures } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { renewDraft } from '../../../../server/publishing/builds/build-commands';
import { sweepStore } from '../../../../server/publishing/console/sweep-store';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { decodeAlone } from '../../../../server/community/avatars/decode-picture';
import { movingPicture } from '../../community/avatars/sample-pictures';
import { coloured, pictureCalls, publicPictures } from './pictures-fixture';
import { addDeveloper, addMember } from './upload-fixture';

const clock = new FakeServerClock();
const HOUR = 3_600_000;
const TOO_MANY =
  'Please choose a picture with sides under 20,000 pixels and at most 40 megapixels: 24 as WebP, progressive JPEG or interlaced PNG, and 10 as AVIF.';
let server: TestServer;
let developerId = 0;
let calls: ReturnType<typeof pictureCalls>;
let pages: ReturnType<typeof publicPictures>;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  const added = await addDeveloper(server, 'moon-lab');
  developerId = added.id;
  calls = pictureCalls(server, 'moon-lab', added.token);
  pages = publicPictures(server);
});
afterAll(() => server.close());

const uploads = async () => server.deps.database.db.select().from(uploadedPictures);
const keepTokens = () => server.deps.database.db.update(developerTokens).set({ expiresAt: new Date(8e12) });
const sweep = () => sweepStore(server.deps, new AbortController().signal);

describe('uploaded pictures', () => {
  test('T90: of wrong content, animated, damaged or too large are refused with a sentence', async () => {
    await calls.publish('moon-bad', true, ['#ff0000', '#00ff00']);
    const before = await uploads();
    const png = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const bomb = await sharp({ create: { width: 19_000, height: 3000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const cases: readonly (readonly [Buffer, string])[] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Please choose a PNG, JPEG, WebP or AVIF image.'],
      [await movingPicture('gif'), 'Animated images aren’t supported.'],
      [await movingPicture('webp'), 'Animated images aren’t supported.'],
      [bomb, TOO_MANY],
      [await sharp(png).resize(600, 300).png().toBuffer(), 'Please choose a picture of at least 640 × 360 pixels.'],
      [png.subarray(0, png.length / 2), 'We couldn’t read this picture. The file may be damaged.'],
      [
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        'We couldn’t read this picture. The file may be damaged.',
      ],
    ];
    for (const [data, text] of cases) {
      const answer = await calls.put('moon-bad', data, { query: 'use=slide&x=0&y=0&size=640' });
      expect(answer.envelope().data).toEqual({ errors: { picture: [text] } });
    }
    const outside = await calls.put('moon-bad', png, { query: 'use=slide&x=100&y=0&size=1920' });
    expect(outside.envelope().data).toEqual({ errors: { picture: ['The selected area is outside the picture.'] } });
    expect((await calls.put('moon-bad', png, { type: 'image/svg+xml' })).status).toBe(415);
    expect((await calls.put('moon-bad', Buffer.alloc(8 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await uploads()).toEqual(before);
  });

  test('may be AVIF, and an upright picture of a turned camera', async () => {
    await calls.publish('moon-turn', true, ['#ff0000', '#00ff00']);
    const avif = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0000ff' } })
      .avif({ effort: 0 })
      .toBuffer();
    // A client omits zero.
    const query = 'use=slide&size=1280';
    const { picture } = dataOf(gamePictureUpload, await calls.put('moon-turn', avif, { query, type: 'image/avif' }));
    expect(await pages.colourOf(picture.original)).toBe('001');
    const turned = await sharp({ create: { width: 720, height: 1280, channels: 3, background: '#00ff00' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await calls.put('moon-turn', turned, { query, type: 'image/jpeg' })).status).toBe(200);
  });

  test('T90: of one developer do not fill the queue for another one', async () => {
    await keepTokens();
    await calls.publish('moon-many', true, ['#ff0000', '#00ff00']);
    const { token } = await addDeveloper(server, 'sun-lab');
    const other = pictureCalls(server, 'sun-lab', token);
    await other.publish('sun-game', true, ['#ff0000', '#00ff00']);
    const png = await coloured('#0000ff').png().toBuffer();
    let release: (() => void) | undefined;
    const held = decodeAlone(() => new Promise<void>((resolve) => (release = resolve)));
    let refused = 0;
    let isFull: (() => void) | undefined;
    const full = new Promise<void>((resolve) => (isFull = resolve));
    const many = Array.from({ length: 18 }, async () => {
      const { status } = await calls.put('moon-many', png);
      if (status === 503) refused += 1;
      if (refused === 1) isFull?.();
      return status;
    });
    await full;
    const own = other.put('sun-game', png);
    await Promise.race([own, other.read('sun-game')]);
    release?.();
    await held;
    expect((await own).status).toBe(200);
    // One was being decoded and four were waiting.
    expect((await Promise.all(many)).toSorted()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(13).fill(503),
    ]);
  });

  test('count against the storage, and are deleted a day after no game shows them', async () => {
    await keepTokens();
    await calls.publish('moon-sweep', true, ['#ff0000', '#00ff00']);
    const used = async () => dataOf(buildList, await calls.send('game/moon-sweep/builds')).storage.used;
    const before = await used();
    const kept = await calls.add('moon-sweep', '#0000ff', 'cover');
    const unused = await calls.add('moon-sweep', '#00ffff', 'slide');
    const sizes = (await uploads()).slice(-2).map(({ bytes }) => bytes);
    expect(await used()).toBe(before + sizes.reduce((sum, size) => sum + size, 0));
    dataOf(
      gamePicturesChange,
      await calls.change('moon-sweep', { ...(await calls.names('moon-sweep')), cover: kept.name }),
    );
    await sweep();
    expect((await pages.fileAt(unused.original)).status).toBe(200);
    clock.advance(25 * HOUR);
    await sweep();
    expect([(await pages.fileAt(unused.original)).status, (await pages.fileAt(kept.original)).status]).toEqual([
      404, 200,
    ]);
    expect(await calls.release('moon-sweep')).toMatchObject({ state: 'published' });
    const { hero } = await pages.shown('moon-sweep');
    await sweep();
    clock.advance(25 * HOUR);
    await sweep();
    expect((await pages.fileAt(hero.hd)).status).toBe(200);
    await calls.publish('moon-sweep', false, ['#ffff00', '#00ffff']);
    await sweep();
    clock.advance(25 * HOUR);
    await sweep();
    expect((await pages.fileAt(hero.hd)).status).toBe(404);
  });

  test('without storage are refused, and leave no file', async () => {
    const { token, id } = await addDeveloper(server, 'full-lab');
    const own = pictureCalls(server, 'full-lab', token);
    await own.publish('full-game', true, ['#ff0000', '#00ff00']);
    const { db } = server.deps.database;
    const [draft] = await db.select().from(games).where(eq(games.developerId, id));
    const bytes = server.deps.config.developers.storedBytes - 10_000;
    await db
      .update(builds)
      .set({ bytes })
      .where(eq(builds.gameId, draft?.id ?? 0));
    const listed = async () => {
      const keys: string[] = [];
      for await (const { key } of server.deps.blobs.list(`pictures/${draft?.slug ?? ''}`)) keys.push(key);
      return keys;
    };
    const before = await listed();
    const answer = await own.put('full-game', await coloured('#0000ff').png().toBuffer());
    expect([answer.status, answer.envelope().status.message]).toEqual([
      409,
      'This picture needs less than 0.1 GiB, and your developer uses 20 of 20 GiB. Delete a draft, or ask the operator of the portal for more storage.',
    ]);
    expect(await listed()).toEqual(before);
  });

  test('T89: of another developer’s draft cannot be read, used, added or changed', async () => {
    await calls.publish('moon-secret', true, ['#ff0000', '#00ff00']);
    const secret = await calls.add('moon-secret', '#0000ff', 'cover');
    const { token, id } = await addDeveloper(server, 'star-lab');
    const foreign = pictureCalls(server, 'star-lab', token);
    expect((await foreign.send('game/moon-secret/draft/pictures')).status).toBe(404);
    const png = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await foreign.put('moon-secret', png, { query: 'use=slide&x=0&y=0&size=640' })).status).toBe(404);
    expect((await foreign.change('moon-secret', await calls.names('moon-secret'))).status).toBe(404);
    await foreign.publish('star-own', true, ['#ff0000', '#00ff00']);
    const own = await foreign.read('star-own');
    const body = { revision: own.revision, cover: secret.name, slides: [], portfolio: [] };
    expect((await foreign.change('star-own', body)).status).toBe(422);
    const analyst = await addMember(server, developerId, 'pic-ana', 'analyst');
    const options = { options: { cookie: analyst.cookie }, query: 'use=slide&x=0&y=0&size=640' };
    expect((await calls.put('moon-secret', png, options)).status).toBe(403);
    const visitor = await calls.put('moon-secret', png, { ...options, options: {} });
    expect(visitor.status).toBe(401);
    expect(id).toBeGreaterThan(0);
    expect(await server.request('/v1/public/arcade/game/moon-secret/details')).toMatchObject({ status: 404 });
  });

  test('T91: of a draft have new addresses after its link is renewed', async () => {
    await calls.publish('moon-renew', true, ['#ff0000', '#00ff00']);
    const cover = await calls.add('moon-renew', '#0000ff', 'cover');
    dataOf(
      gamePicturesChange,
      await calls.change('moon-renew', { ...(await calls.names('moon-renew')), cover: cover.name }),
    );
    const old = (await calls.read('moon-renew')).pictures;
    expect(await renewDraft(server.deps, { game: 'moon-renew' })).toMatchObject({ ok: true });
    const { pictures } = dataOf(gamePictures, await calls.send('game/moon-renew/draft/pictures'));
    expect(pictures.cover.original).not.toBe(old.cover.original);
    expect((await pages.fileAt(pictures.cover.original)).status).toBe(200);
    expect((await pages.fileAt(old.cover.original)).status).toBe(404);
    expect(await calls.release('moon-renew')).toMatchObject({ state: 'published' });
    expect(await pages.colourOf((await pages.shown('moon-renew')).hero.hd)).toBe('001');
  });
});
