import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostTable } from './host-table';
import type { FindServedBuild, ServedBuild } from './served-builds';

const HASHED = /\/assets\/[^/]+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILES = '/*';

interface GameHosts {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  /** Folders with the builds of games, `{slug}/{version}/…`; the first that has a file serves it. */
  readonly roots: readonly string[];
  /** Finds the build of a request; a server without a database gives its own function. */
  readonly findBuild: FindServedBuild;
  /** Content security policy of a build; other answers keep the one that they have. */
  readonly policyFor: (build: ServedBuild) => string;
}

interface GameHost {
  /** The build whose file is requested; undefined for anything else on the host of a game. */
  readonly buildOf: (request: FastifyRequest) => ServedBuild | undefined;
}

/**
 * The builds of all games, also of those that are published while the server runs: each host has the folders of its own game as
 * roots, so that no path leads to another game's files. No cookie is ever set here.
 */
export async function gameHost(
  app: FastifyInstance,
  { hosts, roots, findBuild, policyFor }: GameHosts,
): Promise<GameHost> {
  const requested = new WeakMap<FastifyRequest, ServedBuild>();
  app.addHook('onRequest', async (request, reply) => {
    const slug = hosts.gameOf(request.headers.host);
    const version = versionOf(request);
    const build = slug !== undefined && version !== undefined ? await findBuild(slug, version) : undefined;
    if (build === undefined) return;
    requested.set(request, build);
    void reply.header('content-security-policy', policyFor(build));
  });
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
    url: FILES,
    handler: (request, reply) => {
      const slug = hosts.gameOf(request.headers.host);
      if (slug === undefined) return reply.callNotFound();
      // The plugin takes several roots here, of which its types do not know.
      const where: object = { root: roots.map((folder) => join(folder, slug)) };
      return reply.sendFile(`/${request.params['*']}`, where);
    },
  });
  return { buildOf: (request) => requested.get(request) };
}

/** First folder of the path of a file, decoded. */
function versionOf({ routeOptions, params }: FastifyRequest): string | undefined {
  if (routeOptions.url !== FILES) return undefined;
  const path = (params as { readonly '*': string })['*'];
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined;
}
