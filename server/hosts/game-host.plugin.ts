import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { HostTable } from './host-table';

const HASHED = /\/assets\/[^/]+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface GameHosts {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  /** Folders with the builds of games, `{slug}/{version}/…`; the first that has a file serves it. */
  readonly roots: readonly string[];
}

/**
 * The builds of all games, also of those that are published while the server runs: each host has the folders of its own game as
 * roots, so that no path leads to another game's files. No cookie is ever set here.
 */
export async function gameHost(app: FastifyInstance, { hosts, roots }: GameHosts): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // With it, each path is compared with the file's true spelling.
    allowedPath: () => true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'public, max-age=0, must-revalidate');
    },
  });
  app.route<{ Params: { readonly '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const slug = hosts.gameOf(request.headers.host);
      if (slug === undefined) return reply.callNotFound();
      // The plugin takes several roots here, of which its types do not know.
      const where: object = { root: roots.map((folder) => join(folder, slug)) };
      return reply.sendFile(`/${request.params['*']}`, where);
    },
  });
}
