import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { foldersIn } from '../system/folders-in';
import type { Folders } from './folders';

const options = { index: false, decorateReply: false, maxAge: '1h' } as const;

/** Pictures, sounds and the SDK: a root of its own for each folder, so that no path leads out of it. */
export async function staticHost(app: FastifyInstance, { folders }: { folders: Folders }): Promise<void> {
  const roots: readonly (readonly [prefix: string, root: string])[] = [
    ...foldersIn(folders.gameSources).map(
      (slug) => [`/games/${slug}/media/`, join(folders.gameSources, slug, 'media')] as const,
    ),
    ...foldersIn(folders.assets).map((name) => [`/${name}/`, join(folders.assets, name)] as const),
    ['/sdk/v1/', folders.sdk],
  ];
  for (const [prefix, root] of roots)
    if (existsSync(root)) await app.register(fastifyStatic, { ...options, root, prefix });
}
