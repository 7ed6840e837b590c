import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { foldersIn } from '../../platform/system/folders-in';
import type { Folders } from './folders';
import { pairedPictures } from './paired-pictures';
import { pictureType } from './picture-type';
import { PUBLISHED_PICTURES } from './published-folders';
import { UPLOADED_AVATARS } from './uploaded-folders';

/** Path of the controller models, for `XRControllerModelFactory.setPath` of three.js. */
const INPUT_PROFILES = '/webxr-input-profiles/1.0/';

const options = { index: false, maxAge: '1h' } as const;

interface StaticHost {
  readonly folders: Folders;
  /** Pictures of published games, which may come while the server runs. */
  readonly pictures: string;
  /** Pictures of players, likewise. */
  readonly avatars: string;
}

/** Pictures, sounds and the SDK: a root of its own for each folder, so that no path leads out of it. */
export async function staticHost(app: FastifyInstance, { folders, pictures, avatars }: StaticHost): Promise<void> {
  const roots: readonly (readonly [prefix: string, root: string])[] = [
    ...foldersIn(folders.gameSources).map(
      (slug) => [`/games/${slug}/media/`, join(folders.gameSources, slug, 'media')] as const,
    ),
    ...foldersIn(folders.assets).map((name) => [`/${name}/`, join(folders.assets, name)] as const),
  ];
  await app.register(fastifyStatic, { ...options, serve: false });
  // What comes while the server runs has names that tell the content.
  const lasting = { decorateReply: false, index: false, immutable: true, maxAge: '1y', suppressWarning: true } as const;
  await app.register(fastifyStatic, { ...lasting, root: pictures, prefix: PUBLISHED_PICTURES });
  await app.register(fastifyStatic, { ...lasting, root: avatars, prefix: UPLOADED_AVATARS });
  // A version of the package in the address, so that its files never change.
  if (existsSync(folders.inputProfiles))
    await app.register(fastifyStatic, { ...lasting, root: folders.inputProfiles, prefix: INPUT_PROFILES });
  if (existsSync(folders.sdk))
    await app.register(fastifyStatic, {
      ...options,
      decorateReply: false,
      preCompressed: true,
      // The sandbox loads the emulated headset from beside the SDK.
      root: [folders.sdk, folders.headset],
      prefix: '/sdk/v1/',
    });
  for (const [prefix, root] of roots) {
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, { ...options, decorateReply: false, root, prefix });
    for (const name of pairedPictures(root)) servePair(app, `${prefix}${name}.webp`, { root, name });
  }
}

/** One address, two files: which of them is sent is settled by what the client accepts (docs/adr/0008). */
function servePair(app: FastifyInstance, url: string, { root, name }: { root: string; name: string }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) =>
      reply.header('vary', 'accept').sendFile(`${name}.${pictureType(request.headers.accept)}`, root),
  });
}
