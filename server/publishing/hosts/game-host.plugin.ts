import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostTable } from './host-table';
import type { FindServedBuild, ServedBuild } from './served-builds';
import { isolationHeaders } from './served-builds';

/** Media types of files in builds, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ html: 'text/html; charset=utf-8', htm: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' },
  ...{
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    cjs: 'text/javascript; charset=utf-8',
  },
  ...{ json: 'application/json; charset=utf-8', map: 'application/json; charset=utf-8', wasm: 'application/wasm' },
  ...{ webmanifest: 'application/manifest+json; charset=utf-8', xml: 'application/xml; charset=utf-8' },
  ...{ txt: 'text/plain; charset=utf-8', md: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' },
  ...{ glsl: 'text/plain; charset=utf-8', wgsl: 'text/plain; charset=utf-8', vert: 'text/plain; charset=utf-8' },
  ...{ frag: 'text/plain; charset=utf-8', atlas: 'text/plain; charset=utf-8', fnt: 'text/plain; charset=utf-8' },
  ...{
    glb: 'model/gltf-binary',
    gltf: 'model/gltf+json',
    vrm: 'model/gltf-binary',
    obj: 'model/obj',
    mtl: 'model/mtl',
  },
  ...{ usdz: 'model/vnd.usdz+zip', stl: 'model/stl', ktx: 'image/ktx', ktx2: 'image/ktx2', dds: 'image/vnd.ms-dds' },
  ...{ hdr: 'image/vnd.radiance', exr: 'image/x-exr', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  ...{
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    svg: 'image/svg+xml',
    ico: 'image/vnd.microsoft.icon',
  },
  ...{ bmp: 'image/bmp', mp3: 'audio/mpeg', ogg: 'audio/ogg', oga: 'audio/ogg', opus: 'audio/ogg', wav: 'audio/wav' },
  ...{ m4a: 'audio/mp4', aac: 'audio/aac', flac: 'audio/flac', mid: 'audio/midi', mp4: 'video/mp4', m4v: 'video/mp4' },
  ...{ webm: 'video/webm', ogv: 'video/ogg', mov: 'video/quicktime', vtt: 'text/vtt; charset=utf-8' },
  ...{ woff: 'font/woff', woff2: 'font/woff2', ttf: 'font/ttf', otf: 'font/otf', eot: 'application/vnd.ms-fontobject' },
  ...{ zip: 'application/zip', pdf: 'application/pdf' },
};
const UNKNOWN = 'application/octet-stream';

/** Media type of a file by its name. For `x.js.br`, `x.wasm.gz` and `x.data.unityweb`, the type of the content. */
export function mediaType(name: string): string {
  const ending = /\.([^./]+)$/.exec(name.replace(PACKED, ''))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? UNKNOWN) : UNKNOWN;
}

const UNITY_BROTLI = 'UnityWeb Compressed Content (brotli)';

/** Bytes at the start of a file that identify Unity's compression. */
const UNITY_HEAD_BYTES = 64;

/** Encoding of a file compressed by an engine: by its name or, for Unity's own extension, by its first bytes. */
export function contentEncoding(name: string, head: Buffer): 'br' | 'gzip' | undefined {
  // An archive such as `levels.tar.gz` is served as it is; engines compress files that have a further extension.
  const inner = PACKED.exec(name) && !/\.(tar|tgz|zip)\.\w+$/i.test(name) && /\.[^./]+\.\w+$/.test(name);
  if (!inner) return undefined;
  if (/\.br$/i.test(name)) return 'br';
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  if (isGzip) return 'gzip';
  return head.includes(UNITY_BROTLI) ? 'br' : undefined;
}

const HASHED = /\/assets\/[^/]+$/;
const PAGE = /\.html?(\.(br|gz))?$/i;
const PACKED = /\.(br|gz|unityweb)$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const FILES = '/*';

interface GameHosts {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  /** Folder with published builds, `{slug}/{version}/…`, whose files never change. */
  readonly published: string;
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
  { hosts, published, shipped, findBuild, policyFor }: GameHosts,
): Promise<GameHost> {
  const requested = new WeakMap<FastifyRequest, ServedBuild>();
  const types = new WeakMap<FastifyReply, string>();

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
      const lasts = HASHED.test(path) || (path.startsWith(join(published, '/')) && !PAGE.test(path));
      void reply.header('content-type', type).header('cache-control', lasts ? IMMUTABLE : REVALIDATED);
    },
  });
  app.route<{ Params: { readonly '*': string } }>({
    method: ['GET', 'HEAD'],
    url: FILES,
    handler: async (request, reply) => {
      const slug = hosts.gameOf(request.headers.host);
      const version = versionOf(request);
      if (slug === undefined || version === undefined) return reply.callNotFound();
      const build = requested.get(request);
      const isListed = mayServeBuild({ slug, version, build, request });
      // A worker of a withdrawn build must not be renewed.
      if (!isListed && (build !== undefined || isWorkerRequest(request))) return reply.callNotFound();
      const folders = [...(isListed ? [published] : []), ...(shipped === undefined ? [] : [shipped])];
      const roots = folders.map((folder) => join(folder, slug));
      const path = request.params['*'].replace(/\/$/, '/index.html');
      if (PACKED.test(path)) {
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
