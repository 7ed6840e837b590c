import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import { GAME_VERSION_PARAMETER, GAME_WORKER_FILE } from '../../../src/domain/offline/game-file';
import { configureWorker, readWorker, retiredWorker } from '../../platform/rendering/worker-script';
import { workerPolicy } from '../../platform/security/page-policy';
import type { Folders } from './folders';
import type { HostTable } from './host-table';
import type { PublicUrls } from './public-urls';
import type { RemoteBlobs } from './served-blobs';
import type { ServedBuild } from './served-builds';

interface GameOffline {
  /** Returns the script that stores a build's files, for pages of a build that may be played offline. */
  readonly scripts: (request: FastifyRequest) => readonly string[];
}

interface GameOfflineOptions {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  readonly buildOf: (request: FastifyRequest) => ServedBuild | undefined;
  readonly folders: Pick<Folders, 'games' | 'workers'>;
  /** Folder with published builds. */
  readonly published: string;
  /** Undefined if that folder has all published files. */
  readonly remote?: RemoteBlobs | undefined;
  readonly urls: Pick<PublicUrls, 'staticOrigin'>;
  /** True if the operator allows offline use. */
  readonly allowed: boolean;
}

const ID_LENGTH = 16;

/**
 * Serves the service worker of each build that may be played offline. Its script is in the folder of the build, which
 * is therefore all that it can control.
 */
export function gameOffline(app: FastifyInstance, options: GameOfflineOptions): GameOffline {
  const { hosts, buildOf, folders, published, remote, urls, allowed } = options;
  const worker = allowed ? readWorker(folders, 'game') : undefined;

  /** A build that comes with the product has no hash, so its entry page identifies it. */
  const idOf = async (slug: string, version: string, { contentHash }: ServedBuild): Promise<string> => {
    const hash =
      contentHash ??
      createHash('sha256')
        .update(await readFile(join(folders.games, slug, version, 'index.html')))
        .digest('hex');
    return `${version}-${hash.slice(0, ID_LENGTH)}`;
  };

  const hasOwnWorker = async (slug: string, version: string): Promise<boolean> => {
    const build = `builds/${slug}/${version}`;
    if ((await remote?.has(build, `${build}/${GAME_WORKER_FILE}`)) === true) return true;
    const files = [published, folders.games].map((folder) => join(folder, slug, version, GAME_WORKER_FILE));
    const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return found.some((file) => file?.isFile() === true);
  };

  // A hook, so that the file of a build that may not be played offline is served like its other files.
  app.addHook('onRequest', async (request, reply) => {
    const { '*': path = '' } = request.params as { readonly '*'?: string };
    const [version = '', ...file] = path.split('/');
    const isWorker = file.join('/') === GAME_WORKER_FILE;
    const slug = hosts.gameOf(request.headers.host);
    const build = buildOf(request);
    if (!isWorker || slug === undefined || build?.active !== true || !isBuildVersion(version)) return;
    if (!build.offline && (await hasOwnWorker(slug, version))) return;
    const mayStore = worker !== undefined && build.offline;
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy(urls))
      .send(
        mayStore
          ? configureWorker(worker, {
              build: await idOf(slug, version, build),
              game: slug,
              staticOrigin: urls.staticOrigin,
            })
          : retiredWorker,
      );
  });

  return {
    scripts: (request) => {
      const [, version = ''] = request.url.split('/');
      if (worker === undefined || buildOf(request)?.offline !== true || !isBuildVersion(version)) return [];
      return [`/_sdk/offline.js?${new URLSearchParams({ [GAME_VERSION_PARAMETER]: version }).toString()}`];
    },
  };
}
