import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamePicturesChange, gameTrailerUpload } from '../../../../src/contract/game-pictures.contract';
import { uploadedPictures } from '../../../../server/platform/database/schema/builds';
import { developerTokens, developerUploads } from '../../../../server/platform/database/schema/console';
import { sweepStore } from '../../../../server/publishing/console/sweep-store';
import { mp4, webm } from '../builds/sample-videos';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { pictureCalls, publicPictures } from './pictures-fixture';
import { addDeveloper, createUpload, upload } from './upload-fixture';

const clock = new FakeServerClock();
const HOURS = 3_600_000;
const colours = ['#ff0000', '#00ff00'] as const;
let server: TestServer;
let token = '';
let calls: ReturnType<typeof pictureCalls>;
let pages: ReturnType<typeof publicPictures>;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ token } = await addDeveloper(server, 'moon-lab'));
  await server.deps.database.db.update(developerTokens).set({ expiresAt: new Date(8e12) });
  calls = pictureCalls(server, 'moon-lab', token);
  pages = publicPictures(server);
});
afterAll(() => server.close());

const store = (game: string, id: string, by = calls) =>
  by.send(`game/${game}/draft/trailer`, 'POST', { upload: id, name: 'film' });
const send = async (game: string, video: Buffer) => store(game, await upload(server, 'moon-lab', token, video));
const added = async (game: string, video: Buffer) => dataOf(gameTrailerUpload, await send(game, video)).trailer;
const openUploads = () => server.deps.database.db.select().from(developerUploads);
const rows = () => server.deps.database.db.select().from(uploadedPictures);

describe('the trailer of a draft', () => {
  test('is uploaded, kept when a build brings another one, and public with the release', async () => {
    await calls.publish('moon-film', true, colours);
    const video = webm({ seconds: 6 });
    const trailer = await added('moon-film', video);
    expect([trailer.mp4, await openUploads()]).toEqual([null, []]);
    expect((await pages.fileAt(trailer.webm ?? '')).bytes).toEqual(video);
    expect((await calls.read('moon-film')).pictures.trailer).toBeNull();
    const body = { ...(await calls.names('moon-film')), trailer: trailer.name };
    const { revision } = dataOf(gamePicturesChange, await calls.change('moon-film', body));
    // A client that knows no trailers keeps it.
    dataOf(gamePicturesChange, await calls.change('moon-film', { ...(await calls.names('moon-film')), slides: [] }));
    const more = { media: { hero: 'hero.png', trailer: 'film.mp4' } };
    await calls.publish('moon-film', true, ['#ffff00', '#00ffff'], more, [
      { name: 'film.mp4', content: mp4({ brand: 'isom', seconds: 4 }) },
    ]);
    const { pictures, built } = await calls.read('moon-film');
    expect([revision === body.revision, pictures.trailer?.name]).toEqual([false, trailer.name]);
    expect(built.trailer?.mp4).toContain('.mp4');
    expect(await calls.release('moon-film')).toMatchObject({ state: 'published' });
    const shown = (await pages.shown('moon-film')).trailer;
    expect(shown?.webm).toContain('/published/moon-film/trailer-');
    expect((await pages.fileAt(shown?.webm ?? '')).bytes).toEqual(video);
    expect(await pages.colourOf(shown?.poster ?? '')).toBe('100');
    await sweepStore(server.deps, new AbortController().signal);
    clock.advance(25 * HOURS);
    await sweepStore(server.deps, new AbortController().signal);
    expect((await pages.fileAt(shown?.webm ?? '')).status).toBe(200);
  });

  test('of the build is taken again, or removed', async () => {
    await calls.publish('moon-back', true, colours);
    const { name } = await added('moon-back', webm({ seconds: 6 }));
    dataOf(gamePicturesChange, await calls.change('moon-back', { ...(await calls.names('moon-back')), trailer: name }));
    dataOf(gamePicturesChange, await calls.change('moon-back', { ...(await calls.names('moon-back')), trailer: null }));
    expect((await calls.read('moon-back')).pictures.trailer).toBeNull();
    const more = { media: { hero: 'hero.png', slides: ['one.png'], trailer: 'film.mp4' } };
    await calls.publish('moon-back', true, colours, more, [
      { name: 'film.mp4', content: mp4({ brand: 'isom', seconds: 4 }) },
    ]);
    expect((await calls.read('moon-back')).pictures.trailer?.mp4).toContain('.mp4');
  });

  test('T90: is refused with a sentence if it is no video, too long, too large, or incomplete', async () => {
    await calls.publish('moon-bad-film', true, colours);
    const before = await rows();
    const large = Buffer.concat([webm({ seconds: 6 }), Buffer.alloc(20 * 1024 * 1024)]);
    for (const [data, text] of [
      [Buffer.from('no video'), '“film” is not a WebM or MP4 video.'],
      [webm({ seconds: 6 }).subarray(0, 10), '“film” is not a WebM or MP4 video.'],
      [mp4({ brand: 'isom', seconds: 61 }), '“film” is longer than 60 seconds, the limit of a trailer.'],
      [large, '“film” is larger than 20 MiB, the limit of a trailer.'],
    ] as const)
      expect((await send('moon-bad-film', data)).envelope().data).toEqual({ errors: { trailer: [text] } });
    // A refused upload is deleted.
    expect(await openUploads()).toEqual([]);
    const path = await createUpload(server, 'moon-lab', token, 100);
    const id = path.split('/').at(-1) ?? '';
    expect((await store('moon-bad-film', id)).status).toBe(409);
    await server.deps.database.db.delete(developerUploads).where(eq(developerUploads.id, id));
    expect((await store('moon-bad-film', id)).status).toBe(404);
    const unknown = await calls.change('moon-bad-film', { ...(await calls.names('moon-bad-film')), trailer: 'a b' });
    expect(unknown.envelope().data).toEqual({
      errors: { trailer: ['A chosen picture is no longer stored. Upload it again.'] },
    });
    expect(await rows()).toEqual(before);
  });

  test('T89: of another developer cannot be stored from its upload, for its draft, or by its name', async () => {
    await calls.publish('moon-own', true, colours);
    const { name } = await added('moon-own', webm({ seconds: 6 }));
    const other = await addDeveloper(server, 'star-lab');
    const foreign = pictureCalls(server, 'star-lab', other.token);
    await foreign.publish('star-own', true, colours);
    const id = await upload(server, 'moon-lab', token, webm({ seconds: 5 }));
    expect((await store('star-own', id, foreign)).status).toBe(404);
    const own = await upload(server, 'star-lab', other.token, webm({ seconds: 5 }));
    expect((await store('moon-own', own, foreign)).status).toBe(404);
    const taken = await foreign.change('star-own', { ...(await foreign.names('star-own')), trailer: name });
    expect(taken.status).toBe(422);
  });
});
