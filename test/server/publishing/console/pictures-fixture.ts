import sharp from 'sharp';
import { gamePictures, gamePictureUpload } from '../../../../src/contract/game-pictures.contract';
import { publicationStart, publicationState } from '../../../../src/contract/publishing.contract';
import { facts, page } from '../builds/built-game';
import { zipBytes } from '../builds/zip-bytes';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { consolePath, runJob, upload } from './upload-fixture';

/** Creates a picture of one colour. */
export const coloured = (colour: string, width = 1920, height = 1080) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Media of a `game.json` whose pictures `zipOf` adds to the build. */
export const media = { hero: 'hero.png', slides: ['one.png'], portfolio: ['one.png'] };

/** Creates a build with pictures of two colours. */
export async function zipOf(
  slug: string,
  [hero, slide]: readonly [string, string],
  more: object = {},
): Promise<Buffer> {
  const file = { ...facts, slug, title: slug, media, ...more };
  return zipBytes([
    { name: 'index.html', content: `${page}${hero}${slide}` },
    { name: 'game.json', content: JSON.stringify(file) },
    { name: 'hero.png', content: await coloured(hero).png().toBuffer() },
    { name: 'one.png', content: await coloured(slide).png().toBuffer() },
  ]);
}

/** Calls about the pictures of the games of a developer, by a token. */
export function pictureCalls(server: TestServer, developer: string, token: string) {
  const headers = { authorization: token, origin: undefined };
  const pathOf = (path: string) => consolePath(developer, path);
  const send = (path: string, method = 'GET', body?: object) =>
    server.request(pathOf(path), { method, ...(body ? { body } : {}), headers });
  return {
    send,
    async publish(slug: string, draft: boolean, colours: readonly [string, string], more: object = {}) {
      const file = await zipOf(slug, colours, more);
      const id = await upload(server, developer, token, file);
      const started = dataOf(publicationStart, await send('publications', 'POST', { upload: id, draft }));
      await runJob(server);
      return dataOf(publicationState, await send(`publication/${started.id}`));
    },
    read: async (game: string) => dataOf(gamePictures, await send(`game/${game}/draft/pictures`)),
    put: (
      game: string,
      picture: Buffer,
      { query = 'use=slide&x=0&y=0&size=1920', type = 'image/png', options = { headers } as object } = {},
    ) => {
      const given = options as { readonly headers?: object };
      return server.request(`${pathOf(`game/${game}/draft/pictures`)}?${query}`, {
        ...options,
        method: 'POST',
        body: picture,
        headers: { ...given.headers, 'content-type': type },
      });
    },
    async add(game: string, colour: string, use: 'cover' | 'slide') {
      const picture = await coloured(colour).png().toBuffer();
      return dataOf(gamePictureUpload, await this.put(game, picture, { query: `use=${use}&x=0&y=0&size=1920` }))
        .picture;
    },
    change: (game: string, body: object) => send(`game/${game}/draft/pictures`, 'PUT', body),
  };
}
