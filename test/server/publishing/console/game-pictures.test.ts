import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamePictures, gamePicturesChange, gamePictureUpload } from '../../../../src/contract/game-pictures.contract';
import { buildList, draftChange, draftConflicts, publicationState } from '../../../../src/contract/publishing.contract';
import { developerAudit, developerTokens } from '../../../../server/platform/database/schema/console';
import { builds, uploadedPictures } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { renewDraft } from '../../../../server/publishing/builds/build-commands';
import { sweepStore } from '../../../../server/publishing/console/sweep-store';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { movingPicture } from '../../community/avatars/sample-pictures';
import { coloured, pictureCalls } from './pictures-fixture';
import { addDeveloper, addMember, runJob } from './upload-fixture';

const clock = new FakeServerClock();
const HOUR = 3_600_000;
let server: TestServer;
let developerId = 0;
let calls: ReturnType<typeof pictureCalls>;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  const added = await addDeveloper(server, 'moon-lab');
  developerId = added.id;
  calls = pictureCalls(server, 'moon-lab', added.token);
});
afterAll(() => server.close());

const fileAt = (address: string) => {
  const { host, pathname } = new URL(address);
  return server.request(pathname, { host });
};
const dominant = async (address: string): Promise<string> => {
  const { channels } = await sharp((await fileAt(address)).bytes).stats();
  return channels
    .slice(0, 3)
    .map(({ mean }) => (mean > 128 ? '1' : '0'))
    .join('');
};
const shown = async (slug: string) => {
  const answer = await server.request(`/v1/public/arcade/game/${slug}/details`);
  const { game } = answer.envelope().data as {
    game: { hero: { hd: string }; portfolio: { original: string }[]; share: string };
  };
  return game;
};
const release = async (game: string, more: object = {}) => {
  const { id } = dataOf(draftChange, await calls.send(`game/${game}/draft`, 'POST', { action: 'release', ...more }));
  await runJob(server);
  return dataOf(publicationState, await calls.send(`publication/${id}`));
};
const names = async (game: string) => {
  const { pictures, revision } = await calls.read(game);
  return {
    revision,
    cover: pictures.cover.name,
    slides: pictures.slides.map(({ name }) => name),
    portfolio: pictures.portfolio.map(({ name }) => name),
  };
};
const uploads = async () => server.deps.database.db.select().from(uploadedPictures);
const keepTokens = () => server.deps.database.db.update(developerTokens).set({ expiresAt: new Date(8e12) });
const sweep = () => sweepStore(server.deps, new AbortController().signal);

describe('the pictures of a draft', () => {
  test('become public with its release: uploaded, cropped, ordered, without metadata', async () => {
    await calls.publish('moon-show', false, ['#ff0000', '#00ff00']);
    await calls.publish('moon-show', true, ['#ff0000', '#00ff00'], { excerpt: 'Draft.' });
    const before = await shown('moon-show');
    const cover = await calls.add('moon-show', '#0000ff', 'cover');
    const split = await sharp({ create: { width: 3000, height: 1800, channels: 3, background: '#ffff00' } })
      .composite([
        { input: { create: { width: 1500, height: 1800, channels: 3, background: '#00ffff' } }, left: 1500, top: 0 },
      ])
      .withExif({ IFD0: { ImageDescription: 'Secret place' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
      .jpeg()
      .toBuffer();
    const query = 'use=slide&x=1600&y=100&size=1280';
    const right = dataOf(gamePictureUpload, await calls.put('moon-show', split, { query, type: 'image/jpeg' })).picture;
    const known = await names('moon-show');
    const body = { ...known, cover: cover.name, portfolio: [right.name, ...known.portfolio] };
    const { revision } = dataOf(gamePicturesChange, await calls.change('moon-show', body));
    expect((await calls.read('moon-show')).revision).toBe(revision);
    expect(await shown('moon-show')).toEqual(before);
    expect(await release('moon-show')).toMatchObject({ state: 'published' });
    const after = await shown('moon-show');
    expect([await dominant(after.hero.hd), await dominant(after.share)]).toEqual(['001', '001']);
    expect(await Promise.all(after.portfolio.map(({ original }) => dominant(original)))).toEqual(['011', '010']);
    const { exif, width, height } = await sharp((await fileAt(after.portfolio[0]?.original ?? '')).bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 1280, 720]);
    expect(after.hero.hd).toContain('/published/moon-show/');
    const entries = await server.deps.database.db
      .select({ text: developerAudit.text })
      .from(developerAudit)
      .where(eq(developerAudit.developerId, developerId));
    expect(entries.map(({ text }) => text)).toContain(
      'Changed cover and pictures of the page of the draft of “moon-show”.',
    );
  });

  test('keep what the form has changed when a new build brings other ones, and offer those of the build', async () => {
    await calls.publish('moon-build', true, ['#ff0000', '#00ff00']);
    const cover = await calls.add('moon-build', '#0000ff', 'cover');
    await calls.change('moon-build', { ...(await names('moon-build')), cover: cover.name });
    await calls.publish('moon-build', true, ['#ffff00', '#00ffff']);
    const { pictures, built, revision } = await calls.read('moon-build');
    expect([pictures.cover.name, await dominant(pictures.slides[0]?.original ?? '')]).toEqual([cover.name, '011']);
    expect(Object.keys(built)).toEqual(['cover']);
    const taken = { ...(await names('moon-build')), revision, cover: built.cover?.name };
    dataOf(gamePicturesChange, await calls.change('moon-build', taken));
    await calls.publish('moon-build', true, ['#ff00ff', '#00ffff']);
    expect(await dominant((await calls.read('moon-build')).pictures.cover.original)).toBe('101');
  });

  test('in conflict with newer ones of the public game are shown, and released after a decision', async () => {
    await calls.publish('moon-both', false, ['#ff0000', '#00ff00']);
    await calls.publish('moon-both', true, ['#ff0000', '#00ff00'], { excerpt: 'Draft.' });
    const cover = await calls.add('moon-both', '#0000ff', 'cover');
    await calls.change('moon-both', { ...(await names('moon-both')), cover: cover.name });
    await calls.publish('moon-both', false, ['#ffff00', '#00ffff']);
    const { conflicts, revision } = dataOf(draftConflicts, await calls.send('game/moon-both/draft/conflicts'));
    expect(conflicts.map(({ field, title, public: one }) => [field, title, one])).toEqual([
      ['cover', 'Cover', '1 picture'],
    ]);
    const [conflict] = conflicts;
    expect(await dominant(conflict?.pictures?.public[0] ?? '')).toBe('110');
    expect(await dominant(conflict?.pictures?.draft[0] ?? '')).toBe('001');
    const answer = await calls.send('game/moon-both/draft', 'POST', { action: 'release' });
    expect(answer.status).toBe(409);
    expect(await release('moon-both', { choice: { revision, draft: ['cover'] } })).toMatchObject({
      state: 'published',
    });
    const after = await shown('moon-both');
    expect([await dominant(after.hero.hd), await dominant(after.portfolio[0]?.original ?? '')]).toEqual(['001', '011']);
  });

  test('of two members who save at once are those of the first; the second is refused', async () => {
    await calls.publish('moon-race', true, ['#ff0000', '#00ff00']);
    const cover = await calls.add('moon-race', '#0000ff', 'cover');
    const known = await names('moon-race');
    const bodies = [
      { ...known, cover: cover.name },
      { ...known, slides: [] },
    ];
    const answers = await Promise.all(bodies.map((body) => calls.change('moon-race', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of no draft, of another place and unknown ones are refused, and change nothing', async () => {
    await calls.publish('moon-none', true, ['#ff0000', '#00ff00']);
    const known = await names('moon-none');
    const slide = await calls.add('moon-none', '#0000ff', 'slide');
    for (const [body, field] of [
      [{ ...known, cover: slide.name }, 'cover'],
      [{ ...known, slides: ['../../secret'] }, 'slides'],
    ] as const) {
      const answer = await calls.change('moon-none', body);
      expect(answer.envelope().data).toEqual({
        errors: { [field]: ['A chosen picture is no longer stored. Upload it again.'] },
      });
    }
    const twice = await calls.change('moon-none', { ...known, slides: [slide.name, slide.name] });
    expect(twice.status).toBe(422);
    expect(await names('moon-none')).toEqual(known);
    expect((await calls.send('game/moon-gone/draft/pictures')).status).toBe(404);
  });
});

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
      [bomb, 'Please choose a picture with at most 40 megapixels and sides under 20,000 pixels.'],
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
    const query = 'use=slide&x=0&y=0&size=1280';
    const { picture } = dataOf(gamePictureUpload, await calls.put('moon-turn', avif, { query, type: 'image/avif' }));
    expect(await dominant(picture.original)).toBe('001');
    const turned = await sharp({ create: { width: 720, height: 1280, channels: 3, background: '#00ff00' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await calls.put('moon-turn', turned, { query, type: 'image/jpeg' })).status).toBe(200);
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
    dataOf(gamePicturesChange, await calls.change('moon-sweep', { ...(await names('moon-sweep')), cover: kept.name }));
    await sweep();
    expect((await fileAt(unused.original)).status).toBe(200);
    clock.advance(25 * HOUR);
    await sweep();
    expect([(await fileAt(unused.original)).status, (await fileAt(kept.original)).status]).toEqual([404, 200]);
    expect(await release('moon-sweep')).toMatchObject({ state: 'published' });
    const { hero } = await shown('moon-sweep');
    await sweep();
    clock.advance(25 * HOUR);
    await sweep();
    expect((await fileAt(hero.hd)).status).toBe(200);
    await calls.publish('moon-sweep', false, ['#ffff00', '#00ffff']);
    await sweep();
    clock.advance(25 * HOUR);
    await sweep();
    expect((await fileAt(hero.hd)).status).toBe(404);
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
    const listed = async () => (await Array.fromAsync(server.deps.blobs.list(`pictures/${draft?.slug ?? ''}`))).length;
    const before = await listed();
    const answer = await own.put('full-game', await coloured('#0000ff').png().toBuffer());
    expect([answer.status, answer.envelope().status.message]).toEqual([
      409,
      'This picture needs less than 0.1 GiB, and your developer has 20 of 20 GiB used. Delete a draft, or ask the operator of the portal for more storage.',
    ]);
    expect(await listed()).toBe(before);
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
    expect((await foreign.change('moon-secret', await names('moon-secret'))).status).toBe(404);
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
    dataOf(gamePicturesChange, await calls.change('moon-renew', { ...(await names('moon-renew')), cover: cover.name }));
    const old = (await calls.read('moon-renew')).pictures;
    expect(await renewDraft(server.deps, { game: 'moon-renew' })).toMatchObject({ ok: true });
    const { pictures } = dataOf(gamePictures, await calls.send('game/moon-renew/draft/pictures'));
    expect(pictures.cover.original).not.toBe(old.cover.original);
    expect((await fileAt(pictures.cover.original)).status).toBe(200);
    expect((await fileAt(old.cover.original)).status).toBe(404);
    expect(await release('moon-renew')).toMatchObject({ state: 'published' });
    expect(await dominant((await shown('moon-renew')).hero.hd)).toBe('001');
  });
});
