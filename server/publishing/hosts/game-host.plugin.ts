import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isBlobKey } from '../../platform/blobs/blob-store.port';
import type { HostTable } from './host-table';
import { contentEncoding, isPacked, mediaType } from './media-type';
import type { RemoteBlobs } from './served-blobs';
import { sendDirectly } from './served-blobs';
import type { FindServedBuild, ServedBuild } from './served-builds';
import { isolationHeaders } from './served-builds';

/** Bytes at the start of a file that identify Unity's compression. */
const UNITY_HEAD_BYTES = 64;

const HASHED = /\/assets\/[^/]+$/;
const PAGE = /\.html?(\.(br|gz))?$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const FILES = '/*';
/** Source maps, also compressed. They contain the sources of a game, and only its developer may read them. */
const SOURCE_MAP = /\.map(?:\.(?:br|gz|deflate|zst|unityweb))?$/i;

interface GameHosts {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  /** Folder with published builds, `{slug}/{version}/…`, whose files never change. */
  readonly published: string;
  /** Copies published files to that folder; undefined if it has all of them. */
  readonly remote?: RemoteBlobs | undefined;
  /** Folder of the builds shipped with the product. They may change, and are served without a listed row. */
  readonly shipped?: string;
  /** Finds the build of a request; replaceable for a server without a database. */
  readonly findBuild: FindServedBuild;
  /** Content security policy of a build; other responses keep their own. */
  readonly policyFor: (build: ServedBuild) => string;
}

interface GameHost {
  /** The build whose file is requested; undefined for other requests on the host of a game. */
  readonly buildOf: (request: FastifyRequest) => ServedBuild | undefined;
}

/** A request for a file of a build. */
interface BuildRequest {
  readonly slug: string;
  readonly version: string;
  readonly build: ServedBuild | undefined;
  readonly request: FastifyRequest;
}

/** True if files of a listed build may be served: only active builds are. */
const mayServeBuild = ({ build }: BuildRequest): boolean => build?.active === true;

const isWorkerRequest = ({ headers }: FastifyRequest): boolean =>
  headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker';

/**
 * Serves the builds of all games, including those published while the server runs. The roots of a host are only its own
 * game's folders, so no path leads to another game's files. Never sets a cookie.
 */
export async function gameHost(
  app: FastifyInstance,
  { hosts, published, remote, shipped, findBuild, policyFor }: GameHosts,
): Promise<GameHost> {
  const requested = new WeakMap<FastifyRequest, ServedBuild>();
  const types = new WeakMap<FastifyReply, string>();
  const cachingOf = (path: string): string => {
    const lasts = HASHED.test(path) || (path.startsWith(join(published, '/')) && !PAGE.test(path));
    return lasts ? IMMUTABLE : REVALIDATED;
  };

  app.addHook('onRequest', async (request, reply) => {
    const slug = hosts.gameOf(request.headers.host);
    const version = versionOf(request);
    if (slug === undefined || version === undefined) return;
    const build = await findBuild(slug, version);
    if (build === undefined) return;
    requested.set(request, build);
    void reply.header('content-security-policy', policyFor(build));
    if (build.crossOriginIsolated) void reply.headers(isolationHeaders);
  });
  // The plugin has its own table for the types of compressed files.
  app.addHook('onSend', async (_request, reply) => {
    const type = types.get(reply);
    if (type !== undefined) void reply.header('content-type', type);
  });
  await app.register(fastifyStatic, {
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // With this option, each path is compared with the file's exact spelling.
    allowedPath: () => true,
    setHeaders: (reply, path) => {
      const type = mediaType(path);
      types.set(reply, type);
      void reply.header('content-type', type).header('cache-control', cachingOf(path));
    },
  });
  app.route<{ Params: { readonly '*': string } }>({
    method: ['GET', 'HEAD'],
    url: FILES,
    handler: async (request, reply) => {
      const slug = hosts.gameOf(request.headers.host);
      const version = versionOf(request);
      if (slug === undefined || version === undefined) return reply.callNotFound();
      const path = request.params['*'].replace(/\/$/, '/index.html');
      // No file of a build has a percent sign in its name, so a path with one is encoded twice.
      if (SOURCE_MAP.test(path) || path.includes('%')) return reply.callNotFound();
      const build = requested.get(request);
      const isListed = mayServeBuild({ slug, version, build, request });
      // A worker of a withdrawn build must not be renewed.
      if (!isListed && (build !== undefined || isWorkerRequest(request))) return reply.callNotFound();
      const folders = [...(isListed ? [published] : []), ...(shipped === undefined ? [] : [shipped])];
      const roots = folders.map((folder) => join(folder, slug));
      // A build that comes with the product is not in the store.
      const isRemote = isListed && build?.contentHash !== null;
      const key = `builds/${slug}/${path}`;
      const direct =
        isRemote && isBlobKey(key)
          ? await remote?.provideBuildFile(reply, `builds/${slug}/${version}`, key)
          : undefined;
      if (direct) {
        const { head, content } = await peek(direct.content);
        const encoding = contentEncoding(path, head);
        if (encoding !== undefined) void reply.header('content-encoding', encoding);
        const caching = cachingOf(join(published, slug, path));
        return sendDirectly(reply.header('cache-control', caching), path, { ...direct, content });
      }
      if (isPacked(path)) {
        delete request.headers.range;
        const encoding = contentEncoding(path, await headOf(roots, path));
        if (encoding !== undefined) void reply.header('content-encoding', encoding);
      }
      // A range refers to the uncompressed file.
      if (request.headers.range !== undefined) delete request.headers['accept-encoding'];
      // The plugin accepts several roots here, but its types do not.
      const where: object = { root: roots };
      return reply.sendFile(`/${path}`, where);
    },
  });
  return { buildOf: (request) => requested.get(request) };
}

/** First folder of a file's path, decoded. */
function versionOf({ routeOptions, params }: FastifyRequest): string | undefined {
  if (routeOptions.url !== FILES) return undefined;
  const path = (params as { readonly '*': string })['*'];
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined;
}

/** Returns the first bytes of a stream, and a stream of all its bytes. */
async function peek(content: Readable): Promise<{ readonly head: Buffer; readonly content: Readable }> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer, undefined>;
  const { value, done } = await chunks.next();
  const head = done === true ? Buffer.alloc(0) : value;
  const whole = Readable.from(
    (async function* () {
      yield head;
      yield* chunks;
    })(),
    { objectMode: false },
  );
  // If the visitor leaves at once, the generator never runs and cannot end the request to the store.
  whole.once('close', () => content.destroy());
  return { head: head.subarray(0, UNITY_HEAD_BYTES), content: whole };
}

/** First bytes of a file in the first folder that has it; empty for a path that the plugin refuses anyway. */
async function headOf(roots: readonly string[], path: string): Promise<Buffer> {
  if (/[\\\0]|(^|\/)\.{0,2}(\/|$)/.test(path)) return Buffer.alloc(0);
  for (const root of roots) {
    const file = await open(join(root, path)).catch(() => undefined);
    if (file === undefined) continue;
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(UNITY_HEAD_BYTES), 0, UNITY_HEAD_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } catch {
      return Buffer.alloc(0);
    } finally {
      await file.close();
    }
  }
  return Buffer.alloc(0);
}
