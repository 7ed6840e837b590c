import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamePicturesChange, gamePictureUpload } from '../../../../src/contract/game-pictures.contract';
import { draftConflicts } from '../../../../src/contract/publishing.contract';
import { developerAudit } from '../../../../server/platform/database/schema/console';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { pictureCalls, publicPictures } from './pictures-fixture';
import { addDeveloper } from './upload-fixture';

let server: TestServer;
let developerId = 0;
let calls: ReturnType<typeof pictureCalls>;
let pages: ReturnType<typeof publicPictures>;

beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
  const added = await addDeveloper(server, 'moon-lab');
  developerId = added.id;
  calls = pictureCalls(server, 'moon-lab', added.token);
  pages = publicPictures(server);
});
afterAll(() => server.close());

describe('the pictures of a draft', () => {
  test('become public with its release: uploaded, cropped, ordered, without metadata', async () => {
    await calls.publish('moon-show', false, ['#ff0000', '#00ff00']);
    await calls.publish('moon-show', true, ['#ff0000', '#00ff00'], { excerpt: 'Draft.' });
    const before = await pages.shown('moon-show');
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
    const known = await calls.names('moon-show');
    const body = { ...known, cover: cover.name, portfolio: [right.name, ...known.portfolio] };
    const { revision } = dataOf(gamePicturesChange, await calls.change('moon-show', body));
    expect((await calls.read('moon-show')).revision).toBe(revision);
    expect(await pages.shown('moon-show')).toEqual(before);
    expect(await calls.release('moon-show')).toMatchObject({ state: 'published' });
    const after = await pages.shown('moon-show');
    expect([await pages.colourOf(after.hero.hd), await pages.colourOf(after.share)]).toEqual(['001', '001']);
    expect(await Promise.all(after.portfolio.map(({ original }) => pages.colourOf(original)))).toEqual(['011', '010']);
    const { exif, width, height } = await sharp(
      (await pages.fileAt(after.portfolio[0]?.original ?? '')).bytes,
    ).metadata();
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
    await calls.change('moon-build', { ...(await calls.names('moon-build')), cover: cover.name });
    await calls.publish('moon-build', true, ['#ffff00', '#00ffff']);
    const { pictures, built, revision } = await calls.read('moon-build');
    expect([pictures.cover.name, await pages.colourOf(pictures.slides[0]?.original ?? '')]).toEqual([
      cover.name,
      '011',
    ]);
    expect(Object.keys(built)).toEqual(['cover']);
    const taken = { ...(await calls.names('moon-build')), revision, cover: built.cover?.name };
    dataOf(gamePicturesChange, await calls.change('moon-build', taken));
    await calls.publish('moon-build', true, ['#ff00ff', '#00ffff']);
    expect(await pages.colourOf((await calls.read('moon-build')).pictures.cover.original)).toBe('101');
  });

  test('in conflict with newer ones of the public game are shown, and released after a decision', async () => {
    await calls.publish('moon-both', false, ['#ff0000', '#00ff00']);
    await calls.publish('moon-both', true, ['#ff0000', '#00ff00'], { excerpt: 'Draft.' });
    const cover = await calls.add('moon-both', '#0000ff', 'cover');
    await calls.change('moon-both', { ...(await calls.names('moon-both')), cover: cover.name });
    await calls.publish('moon-both', false, ['#ffff00', '#00ffff']);
    const { conflicts, revision } = dataOf(draftConflicts, await calls.send('game/moon-both/draft/conflicts'));
    expect(conflicts.map(({ field, title, public: one }) => [field, title, one])).toEqual([
      ['cover', 'Cover', '1 picture'],
    ]);
    const [conflict] = conflicts;
    expect(await pages.colourOf(conflict?.pictures?.public[0] ?? '')).toBe('110');
    expect(await pages.colourOf(conflict?.pictures?.draft[0] ?? '')).toBe('001');
    const answer = await calls.send('game/moon-both/draft', 'POST', { action: 'release' });
    expect(answer.status).toBe(409);
    expect(await calls.release('moon-both', { choice: { revision, draft: ['cover'] } })).toMatchObject({
      state: 'published',
    });
    const after = await pages.shown('moon-both');
    expect([await pages.colourOf(after.hero.hd), await pages.colourOf(after.portfolio[0]?.original ?? '')]).toEqual([
      '001',
      '011',
    ]);
  });

  test('have the alternative texts of the build until the form changes them, and publish them with the release', async () => {
    const portfolio = [{ file: 'one.png', alt: 'A green field.' }];
    const media = { media: { hero: 'hero.png', slides: ['one.png'], portfolio } };
    const textsOf = (list: readonly { readonly alt?: string | undefined }[]) => list.map(({ alt }) => alt);
    await calls.publish('moon-texts', false, ['#ff0000', '#00ff00'], media);
    expect(textsOf((await pages.shown('moon-texts')).portfolio)).toEqual(['A green field.']);
    await calls.publish('moon-texts', true, ['#ff0000', '#00ff00'], { ...media, excerpt: 'Draft.' });
    const { pictures } = await calls.read('moon-texts');
    expect([textsOf(pictures.slides), textsOf(pictures.portfolio)]).toEqual([['A green field.'], ['A green field.']]);
    const known = await calls.names('moon-texts');
    const name = pictures.portfolio[0]?.name ?? '';
    // Looks like the path of a file, which a release would copy.
    const text = 'published/other-game/hero-640-0123456789abcdef.webp';
    const long = await calls.change('moon-texts', { ...known, alternatives: { [name]: 'x'.repeat(201) } });
    expect(long.status).toBe(422);
    const alternatives = { [name]: ` ${text} `, unknown: 'Not shown.' };
    dataOf(gamePicturesChange, await calls.change('moon-texts', { ...known, alternatives }));
    await calls.publish('moon-texts', true, ['#ff0000', '#00ff00'], { ...media, excerpt: 'Newer.' });
    expect(textsOf((await calls.read('moon-texts')).pictures.portfolio)).toEqual([text]);
    expect(await calls.release('moon-texts')).toMatchObject({ state: 'published' });
    expect(textsOf((await pages.shown('moon-texts')).portfolio)).toEqual([text]);
  });

  test('of two members who save at once are those of the first; the second is refused', async () => {
    await calls.publish('moon-race', true, ['#ff0000', '#00ff00']);
    const cover = await calls.add('moon-race', '#0000ff', 'cover');
    const known = await calls.names('moon-race');
    const bodies = [
      { ...known, cover: cover.name },
      { ...known, slides: [] },
    ];
    const answers = await Promise.all(bodies.map((body) => calls.change('moon-race', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of no draft, of another place and unknown ones are refused, and change nothing', async () => {
    await calls.publish('moon-none', true, ['#ff0000', '#00ff00']);
    const known = await calls.names('moon-none');
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
    expect(await calls.names('moon-none')).toEqual(known);
    expect((await calls.send('game/moon-gone/draft/pictures')).status).toBe(404);
  });
});
