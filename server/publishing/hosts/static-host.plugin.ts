import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from '../../platform/system/folders-in';
import type { Folders } from './folders';
import { UPLOADED_AVATARS, PUBLISHED_PICTURES } from './folders';
import type { ServedBlobs } from './served-blobs';
import { sendDirectly } from './served-blobs';
import { SHARED_MODULES } from './shared-modules';

/** File formats of a stored picture. */
type PictureType = 'avif' | 'webp';

const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Chooses the format of a picture by the `Accept` header (RFC 9110 §12.5.1). AVIF must be named explicitly, because
 * many clients send a wildcard without supporting it, and must not weigh less than WebP.
 */
export function pictureType(accept: string | undefined): PictureType {
  const weights = parseAccept(accept ?? '*/*');
  const avif = weights.get('image/avif') ?? 0;
  const webp = weights.get('image/webp') ?? weights.get('image/*') ?? weights.get('*/*') ?? 0;
  return avif > 0 && avif >= webp ? 'avif' : 'webp';
}

/** Parses the media ranges with their weights; an unreadable weight counts as 0. */
function parseAccept(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const entry of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(range, weight === undefined ? 1 : Number(QUALITY.exec(weight)?.[1] ?? 0));
  }
  return weights;
}

const WEBP = /^([\w-]+)\.webp$/;

/** Names, without extension, of the WebP files in a folder that also exist as AVIF. */
export function pairedPictures(folder: string): readonly string[] {
  const files = new Set(readdirSync(folder));
  return [...files].flatMap((file) => {
    const name = WEBP.exec(file)?.[1];
    return name !== undefined && files.has(`${name}.avif`) ? [name] : [];
  });
}

/** Path of the controller models, for `XRControllerModelFactory.setPath` of three.js. */
const INPUT_PROFILES = '/webxr-input-profiles/1.0/';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const options = { index: false, maxAge: '1h' } as const;

interface StaticHost {
  readonly folders: Folders;
  /** Pictures of published games and of players, added while the server runs. */
  readonly blobs: ServedBlobs;
}

/** Sections of the blob store that this host serves: the prefix of their addresses, and the form of their files' paths. */
const SECTIONS = [
  [PUBLISHED_PICTURES, 'pictures', /^[\w-]+\/[\w-]+-[\da-f]{16}\.\w+$/],
  [UPLOADED_AVATARS, 'avatars', /^[\da-f]{32}-(?:tn|sm|sd)\.webp$/],
] as const;

/** Provides pictures of a remote store before the static plugin looks for them. */
function provideBlobs(app: FastifyInstance, { remote }: ServedBlobs): void {
  if (remote === undefined) return;
  app.addHook('preHandler', async (request, reply) => {
    const [, section, form] = SECTIONS.find(([prefix]) => request.routeOptions.url === `${prefix}*`) ?? [];
    const { '*': path = '' } = request.params as { readonly '*'?: string };
    // Other names need no request to the store.
    if (form?.test(path) !== true) return;
    const direct = await remote.provide(reply, [`${section}/${path}`]);
    if (direct) return sendDirectly(reply.header('cache-control', IMMUTABLE), path, direct);
  });
}

/** Serves pictures, sounds, the SDK and modules that games share. Each folder has its own root, so no path leads out of it. */
export async function staticHost(app: FastifyInstance, { folders, blobs }: StaticHost): Promise<void> {
  const roots: readonly (readonly [prefix: string, root: string])[] = [
    ...foldersIn(folders.gameSources).map(
      (slug) => [`/games/${slug}/media/`, join(folders.gameSources, slug, 'media')] as const,
    ),
    ...foldersIn(folders.assets).map((name) => [`/${name}/`, join(folders.assets, name)] as const),
  ];
  await app.register(fastifyStatic, { ...options, serve: false });
  // Files added while the server runs have a content hash in their names.
  const lasting = { decorateReply: false, index: false, immutable: true, maxAge: '1y', suppressWarning: true } as const;
  provideBlobs(app, blobs);
  for (const [prefix, section] of SECTIONS)
    await app.register(fastifyStatic, { ...lasting, root: blobs.folder(section), prefix });
  // The address contains the package's version, so its files never change.
  if (existsSync(folders.inputProfiles))
    await app.register(fastifyStatic, { ...lasting, root: folders.inputProfiles, prefix: INPUT_PROFILES });
  if (existsSync(folders.shared))
    await app.register(fastifyStatic, {
      ...lasting,
      preCompressed: true,
      root: folders.shared,
      prefix: SHARED_MODULES,
      // Games and tests can see whether a module came from the cache.
      setHeaders: (reply) => void reply.header('timing-allow-origin', '*'),
    });
  if (existsSync(folders.sdk))
    await app.register(fastifyStatic, {
      ...options,
      decorateReply: false,
      preCompressed: true,
      // The sandbox loads the emulated headset from the SDK's folder.
      root: [folders.sdk, folders.headset],
      prefix: '/sdk/v1/',
    });
  for (const [prefix, root] of roots) {
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, { ...options, decorateReply: false, root, prefix });
    for (const name of pairedPictures(root)) servePair(app, `${prefix}${name}.webp`, { root, name });
  }
}

/** Serves two files under one address; the `Accept` header selects one (docs/adr/0008). */
function servePair(app: FastifyInstance, url: string, { root, name }: { root: string; name: string }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) =>
      reply.header('vary', 'accept').sendFile(`${name}.${pictureType(request.headers.accept)}`, root),
  });
}
