import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { frameAttributes } from '../../../src/domain/bridge/frame-attributes';
import { gameFrameUrl, EMULATED_HEADSET } from '../../../src/domain/bridge/game-parameters';
import { refused, welcome } from '../../../src/domain/bridge/message';
import type { SdkAdapter } from '../../../src/domain/games/game-capability';
import { brand } from '../../../src/domain/shared/brand';
import type { Config } from '../../platform/config/config';
import { hostHeaders } from '../../platform/security/host-headers';
import { anyGameOrigin, gamePolicy } from '../../platform/security/page-policy';
import type { ServerClock } from '../../platform/system/server-clock';
import { emulatedHeadset } from '../hosts/emulated-headset';
import type { Folders } from '../hosts/folders';
import { gameHost } from '../hosts/game-host.plugin';
import { hostTable } from '../hosts/host-table';
import { insertScripts } from '../hosts/inserted-scripts';
import { onHost } from '../hosts/on-host';
import type { PublicUrls } from '../hosts/public-urls';
import { publicUrls } from '../hosts/public-urls';
import { runtimeScripts } from '../hosts/runtime-script';
import { sdkAdapters } from '../hosts/sdk-adapters';
import { localBlobs } from '../hosts/served-blobs';
import type { ServedBuild } from '../hosts/served-builds';
import { allowedNetwork, isolatedPageHeaders } from '../hosts/served-builds';
import { staticHost } from '../hosts/static-host.plugin';
import { probeScript } from './page-probe';

/** Facts about the game that determine how its host serves the build. */
export interface CheckedGame {
  readonly slug: string;
  /** Declared foreign origins. */
  readonly network: readonly string[];
  readonly crossOriginIsolated: boolean;
  /** True if the developer declares that the build can be played without a network. */
  readonly offline: boolean;
  readonly adapter: SdkAdapter | undefined;
  /** False for a new game whose `game.json` does not state its comfort. */
  readonly statesComfort?: boolean | undefined;
}

/** A build on loopback, framed by a page that represents the portal. */
export interface CheckHost {
  readonly port: number;
  readonly host: string;
  /** Page with the frame. */
  readonly page: string;
  /** Page that turns pictures into a video. */
  readonly studio: string;
  readonly gameOrigin: string;
  /** Origin of the portal's static host, from which builds load the SDK. */
  readonly staticOrigin: string;
  /** Returns the static host's response for a path, because the check's browser reaches only this host. */
  readStatic(path: string): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
  /** Path of the build on the game's host, with a slash at its end. */
  readonly base: string;
  /** Bytes of the build sent until a time, in milliseconds since the epoch. */
  bytesUntil(moment: number): number;
  close(): Promise<void>;
}

interface CheckHostOptions {
  readonly folder: string;
  readonly game: CheckedGame;
  readonly config: Config;
  readonly folders: Folders;
  readonly clock: ServerClock;
  /** An empty folder for files of the check. */
  readonly workplace: string;
}

const VERSION = '1.0.0';
const PROBE_PATH = '/_check/probe.js';
const HEADSET_PATH = '/_check/headset.js';

/** Answers every call as the portal does for a visitor, and records the names of the calls. */
const parentScript = (gameOrigin: string): string => `
const calls = new Set();
let leftTo = null;
addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  if (effectiveDirective === 'frame-src') leftTo ??= blockedURI.slice(0, 300);
});
window.checkFacts = () => JSON.stringify({ calls: [...calls], leftTo });
addEventListener('message', ({ source, origin, data }) => {
  if (origin !== ${JSON.stringify(gameOrigin)} || data?.from !== ${JSON.stringify(brand.identifier)} || data.kind !== 'hello') return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data?.kind !== 'request') return;
    if (calls.size < 50) calls.add(String(data.method).slice(0, 64));
    const answer = ${JSON.stringify(refused(0, bridgeError('err_unauthenticated', 'No player is logged in during the check.')))};
    port1.postMessage({ ...answer, id: data.id });
  };
  source.postMessage(${JSON.stringify(welcome)}, origin, [port2]);
});`;

/** Parts of a plain page with one style sheet and one script, and its policy. */
function plainPage(body: string, script: string, policy: string): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const style = 'html,body{margin:0;height:100%;overflow:hidden}iframe{display:block;border:0;width:100%;height:100%}';
  return {
    html: `<!doctype html><meta charset="utf-8"><style nonce="${nonce}">${style}</style><script nonce="${nonce}">${script}</script>${body}`,
    policy: `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; ${policy}; frame-ancestors 'none'`,
  };
}

async function unbuiltHeadset(): Promise<string> {
  const emulator = await readFile(createRequire(import.meta.url).resolve('iwer/build/iwer.min.js'), 'utf8');
  return `${emulator}\nnew IWER.XRDevice(IWER.metaQuest3, { stereoEnabled: false }).installRuntime({ forceInstall: true });`;
}

/** Serves scripts of the check below `/_check/` of the game's host, and lists those to insert into its pages. */
async function insertCheckScripts(
  app: FastifyInstance,
  { folders, urls }: Pick<CheckHostOptions, 'folders'> & { readonly urls: PublicUrls },
  buildOf: (request: FastifyRequest) => ServedBuild | undefined,
): Promise<void> {
  const adapters = await sdkAdapters(app, { buildOf, root: folders.sdk });
  const headset = await emulatedHeadset(app, { root: folders.headset });
  const isBuilt = existsSync(folders.headset);
  const runtime = runtimeScripts(urls, folders.sdk);
  const serve = (url: string, source: () => Promise<string>): void => {
    app.get(url, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(await source()));
  };
  serve(PROBE_PATH, () => Promise.resolve(probeScript));
  if (!isBuilt) serve(HEADSET_PATH, unbuiltHeadset);
  insertScripts(app, (request) => {
    const unbuilt = isBuilt ? [] : [HEADSET_PATH];
    // The probe comes last, so that it counts only listeners of the build.
    return [...headset.scripts(request), ...unbuilt, ...runtime(), ...adapters.scripts(request), PROBE_PATH];
  });
}

/** Counts the bytes of the build's own files by the time at which each response ended. */
function countBytes(clock: ServerClock): {
  readonly watch: (request: IncomingMessage, response: ServerResponse) => void;
  readonly until: (moment: number) => number;
} {
  const sent: { readonly at: number; readonly bytes: number }[] = [];
  return {
    watch: ({ socket, url = '/' }, response) => {
      const before = socket.bytesWritten;
      if (url.startsWith('/_')) return;
      response.once('close', () => {
        if (sent.length < 20_000) sent.push({ at: clock.now().getTime(), bytes: socket.bytesWritten - before });
      });
    },
    until: (moment) => sent.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Serves a build on loopback with the policy, headers and scripts of the games host. */
export async function startCheckHost(options: CheckHostOptions): Promise<CheckHost> {
  const { folder, game, folders, clock, workplace } = options;
  const bytes = countBytes(clock);
  const server = createServer((request, response) => {
    if (config.host !== request.headers.host?.split(':')[0]) bytes.watch(request, response);
    app.routing(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `${brand.identifier}.localhost`;
  const config: Config = {
    ...options.config,
    ...{ scheme: 'http', host, gamesHost: `play.${host}`, publicPort: port, port },
  };
  const urls = publicUrls(config);
  const hosts = hostTable(config);
  const headers = hostHeaders(config, urls);
  const gameOrigin = urls.gameOrigin(game.slug);
  const { staticOrigin } = publicUrls(options.config);
  const builds = join(workplace, 'builds');
  await mkdir(join(builds, game.slug), { recursive: true });
  await symlink(resolve(folder), join(builds, game.slug, VERSION), 'dir');

  const app = Fastify({ logger: false });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers[hosts.kindOf(request.headers.host) ?? 'portal']);
  });
  await app.register(async (gameApp) => {
    onHost(gameApp, hosts.pattern.game);
    // The check's browser plays a build once, so nothing is stored.
    const build: ServedBuild = { active: true, contentHash: null, ...game, offline: false };
    const { buildOf } = await gameHost(gameApp, {
      hosts,
      published: builds,
      findBuild: () => Promise.resolve(build),
      policyFor: () => gamePolicy({ ...urls, staticOrigin }, allowedNetwork(options.config, game.network)),
    });
    await insertCheckScripts(gameApp, { folders, urls }, buildOf);
  });
  await app.register(async (staticApp) => {
    onHost(staticApp, hosts.pattern.static);
    await staticHost(staticApp, { folders, blobs: localBlobs(config) });
  });
  const parameters = { game: game.slug, version: VERSION, origin: urls.portalOrigin, lang: 'en' };
  const address = gameFrameUrl(urls.game(game.slug, VERSION), { ...parameters, headset: EMULATED_HEADSET });
  if (!address.ok) throw new Error(`The address of the build cannot be framed: ${address.error}.`);
  const { sandbox, allow, referrerPolicy } = frameAttributes;
  const source = address.value.replaceAll('&', '&amp;');
  const frame = `<iframe src="${source}" sandbox="${sandbox}" allow="${allow}" referrerpolicy="${referrerPolicy}"></iframe>`;
  const pages = {
    '/check': plainPage(frame, parentScript(gameOrigin), `frame-src ${anyGameOrigin(config)}`),
    '/studio': plainPage('<canvas></canvas>', '', 'img-src data: blob:; media-src blob:'),
  };
  await app.register(async (portalApp) => {
    onHost(portalApp, hosts.pattern.portal);
    if (game.crossOriginIsolated)
      portalApp.addHook('onRequest', async (_request, reply) => void reply.headers(isolatedPageHeaders));
    for (const [url, { html, policy }] of Object.entries(pages))
      portalApp.get(url, (_request, reply) =>
        reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html),
      );
  });
  await app.ready();
  return {
    port,
    host,
    page: urls.portal('check'),
    studio: urls.portal('studio'),
    gameOrigin,
    staticOrigin,
    readStatic: async (path) => {
      const answer = await app.inject({ url: path, headers: { host: new URL(urls.staticOrigin).host } });
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      return { status: answer.statusCode, headers, body: answer.rawPayload };
    },
    base: `/${VERSION}/`,
    bytesUntil: bytes.until,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await app.close();
    },
  };
}
