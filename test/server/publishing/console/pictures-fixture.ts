import sharp from 'sharp';
import { gamePictures, gamePictureUpload } from '../../../../src/contract/game-pictures.contract';
import type { PictureUse } from '../../../../src/domain/console/game-pictures';
import { gameDetails } from '../../../../src/contract/games.contract';
import { draftChange, publicationStart, publicationState } from '../../../../src/contract/publishing.contract';
import { facts, page } from '../builds/built-game';
import { zipBytes } from '../builds/zip-bytes';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { consolePath, runJob, upload } from './upload-fixture';

/** Creates a picture of one colour. */
export const coloured = (colour: string, width = 1280, height = 720) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Media of a `game.json` whose pictures `zipOf` adds to the build. */
const media = { hero: 'hero.png', slides: ['one.png'], portfolio: ['one.png'] };

type BuildContent = Parameters<typeof zipOf> extends [string, ...infer Content] ? Content : never;

/** Creates a build with pictures of two colours. */
async function zipOf(
  slug: string,
  [hero, slide]: readonly [string, string],
  more: object = {},
  files: readonly { readonly name: string; readonly content: Buffer }[] = [],
): Promise<Buffer> {
  const file = { ...facts, slug, title: slug, media, ...more };
  return zipBytes([
    { name: 'index.html', content: `${page}${hero}${slide}` },
    { name: 'game.json', content: JSON.stringify(file) },
    { name: 'hero.png', content: await coloured(hero).png().toBuffer() },
    { name: 'one.png', content: await coloured(slide).png().toBuffer() },
    ...files,
  ]);
}

/** Reads public files and game pages of a server. */
export function publicPictures(server: TestServer) {
  const fileAt = (address: string) => {
    const { host, pathname } = new URL(address);
    return server.request(pathname, { host });
  };
  return {
    fileAt,
    /** Returns one digit for each of red, green and blue: 1 for a bright one. */
    async colourOf(address: string): Promise<string> {
      const { channels } = await sharp((await fileAt(address)).bytes).stats();
      const digits = channels.slice(0, 3).map(({ mean }) => (mean > 128 ? '1' : '0'));
      return digits.join('');
    },
    async shown(slug: string) {
      const path = gameDetails.path.replace('{game}', slug);
      return dataOf(gameDetails, await server.request(path)).game;
    },
  };
}

interface PutOptions {
  readonly query?: string;
  readonly type?: string;
  /** Caller of the request; default the token. */
  readonly options?: { readonly cookie?: string; readonly headers?: Readonly<Record<string, string | undefined>> };
}

/** Calls about the pictures of the games of a developer, by a token. */
export function pictureCalls(server: TestServer, developer: string, token: string) {
  const headers = { authorization: token, origin: undefined };
  const pathOf = (path: string) => consolePath(developer, path);
  const send = (path: string, method = 'GET', body?: object) =>
    server.request(pathOf(path), { method, ...(body ? { body } : {}), headers });
  return {
    send,
    async publish(...[slug, draft, ...content]: [string, boolean, ...BuildContent]) {
      const file = await zipOf(slug, ...content);
      const id = await upload(server, developer, token, file);
      const started = dataOf(publicationStart, await send('publications', 'POST', { upload: id, draft }));
      await runJob(server);
      return dataOf(publicationState, await send(`publication/${started.id}`));
    },
    read: async (game: string) => dataOf(gamePictures, await send(`game/${game}/draft/pictures`)),
    put: (game: string, picture: Buffer, given: PutOptions = {}) => {
      const { query = 'use=slide&x=0&y=0&size=1280', type = 'image/png', options = { headers } } = given;
      return server.request(`${pathOf(`game/${game}/draft/pictures`)}?${query}`, {
        ...options,
        method: 'POST',
        body: picture,
        headers: { ...options.headers, 'content-type': type },
      });
    },
    async add(game: string, colour: string, use: PictureUse) {
      const picture = await coloured(colour).png().toBuffer();
      return dataOf(
        gamePictureUpload,
        await this.put(game, picture, {
          query: `use=${use}&x=0&y=0&size=${use === 'cover' || use === 'slide' ? '1280' : '720'}`,
        }),
      ).picture;
    },
    /** Returns the body of a change that changes nothing. */
    async names(game: string) {
      const { pictures, revision } = await this.read(game);
      const [slides, portfolio] = [pictures.slides, pictures.portfolio].map((list) => list.map(({ name }) => name));
      return { revision, cover: pictures.cover.name, slides, portfolio: portfolio ?? [] };
    },
    async release(game: string, more: object = {}) {
      const body = { action: 'release', ...more };
      const { id } = dataOf(draftChange, await send(`game/${game}/draft`, 'POST', body));
      await runJob(server);
      return dataOf(publicationState, await send(`publication/${id}`));
    },
    change: (game: string, body: object) => send(`game/${game}/draft/pictures`, 'PUT', body),
  };
}
