import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/platform/database/database';
import type { Logger, ServerDependencies } from '../../../server/deps';
import { lifecycle } from '../../../server/platform/health/lifecycle';
import { AfterAnswers } from '../../../server/platform/http/after-answers';
import type { Lifecycle } from '../../../server/platform/health/lifecycle';
import { projectFolders } from '../../../server/publishing/hosts/folders';
import type { Folders } from '../../../server/publishing/hosts/folders';
import { publicUrls } from '../../../server/publishing/hosts/public-urls';
import type { Route } from '../../../server/platform/http/route';
import type { NodeRegistry } from '../../../server/platform/nodes/node-registry';
import type { Pages } from '../../../server/platform/rendering/pages.plugin';
import { projectRoot } from '../../../server/platform/system/project-root';
import { createLogger } from '../../../server/platform/system/create-logger';
import type { ServerClock } from '../../../server/platform/system/server-clock';
import type { Tracing } from '../../../server/platform/tracing/tracing';
import { systemClock } from '../../../server/platform/system/server-clock';
import { systemRandom } from '../../../server/platform/system/server-random';
import type { Answer } from './http-client';
import { send } from './http-client';
import { separateDatabase } from './separate-database';
import { fromSnapshot } from './snapshot';
import { testConfig } from './test-config';

export interface TestServerOptions {
  /** Environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: ServerClock;
  /** Default: a separate database. The server closes it. */
  readonly database?: Database;
  /** Default: true. */
  readonly demo?: boolean;
  readonly pages?: Pages;
  readonly folders?: Partial<Folders>;
  readonly routes?: (deps: ServerDependencies) => readonly Route[];
  readonly log?: Logger;
  /** Default: never refuses, because tests share the machine, so the event loop's delay means nothing. */
  readonly maxDelayMs?: number;
  /** Counts requests and connections; default: nothing is counted. */
  readonly metrics?: Registry;
  /** Default: nothing is traced. */
  readonly tracing?: Tracing;
  /** Listening port; default: a free port, different from the public one in addresses. */
  readonly port?: number;
}

export interface RequestOptions {
  /** Default: GET, or POST with a body. */
  readonly method?: string;
  /** A string or a buffer is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** Value of the Cookie header. */
  readonly cookie?: string;
  /** Added to a page's own headers; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Value of the Host header; default: the portal's. */
  readonly host?: string;
  /** The visitor's address, as forwarded by a proxy. */
  readonly ip?: string;
}

export interface TestServer {
  readonly port: number;
  readonly deps: ServerDependencies;
  readonly lifecycle: Lifecycle;
  /** Not started. */
  readonly nodes: NodeRegistry;
  /** Origin of the portal's pages. */
  readonly origin: string;
  /** Sends a request as a page of the portal would: with its Host, and its Origin on unsafe methods. */
  request(path: string, options?: RequestOptions): Promise<Answer>;
  close(): Promise<void>;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const defined = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Loads the demo content into an empty database. Its settings are always the same, because all tests share the first result. */
export function fillDemo(log: Logger): (database: Database) => Promise<void> {
  const config = testConfig();
  const realtime = {
    publish: () => {},
    hasSubscribers: () => false,
    disconnectSession: () => {},
    sent: () => Promise.resolve(),
  };
  const common = {
    config,
    clock: systemClock,
    random: systemRandom,
    realtime,
    online: { among: () => Promise.resolve(new Set<string>()) },
    presence: { publish: () => {} },
    urls: publicUrls(config),
    servedBuilds: { find: () => Promise.resolve(undefined), forget: () => {} },
    log,
    jobs: { wake: () => {} },
    limits: { now: () => Date.now(), servers: () => 1, add: () => Promise.resolve(undefined) },
    afterAnswers: new AfterAnswers(log),
    social: new Map(),
    payments: undefined,
  };
  return async (database) => {
    const { loadDemo } = await import('../../../server/platform/demo/load-demo');
    await loadDemo({ ...common, database });
  };
}

async function openTestDatabase(demo: boolean, log: Logger): Promise<Database> {
  const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
  const beginning = demo ? { name: 'demo', fill: fillDemo(log) } : { name: 'empty', fill: async () => {} };
  if (url === undefined) return fromSnapshot(beginning.name, beginning.fill);
  return (await separateDatabase(url, log, beginning)).database;
}

/** Starts a complete server on a free loopback port, with a separate database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const config = testConfig(options.environment);
  const log = options.log ?? createLogger(config);
  const life = lifecycle();
  const { app, deps, nodes } = await buildApp({
    config,
    database: options.database ?? (await openTestDatabase(options.demo ?? true, log)),
    clock: options.clock ?? systemClock,
    random: systemRandom,
    log,
    // Responses must not depend on built service workers.
    folders: { ...projectFolders, workers: join(projectRoot, 'none'), ...options.folders },
    lifecycle: life,
    pages: options.pages,
    metrics: options.metrics,
    tracing: options.tracing,
    ...(options.routes ? { routes: options.routes } : {}),
    maxDelayMs: options.maxDelayMs ?? 0,
  });
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = deps.urls.portalOrigin;

  return {
    port,
    deps,
    lifecycle: life,
    nodes,
    origin,
    request(path, { body, cookie, headers = {}, host, ip, method = body === undefined ? 'GET' : 'POST' } = {}) {
      const payload =
        body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      return send({
        port,
        method,
        path,
        body: payload,
        headers: defined({
          host: host ?? new URL(origin).host,
          ...(SAFE.has(method) ? {} : { origin }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
          ...(cookie === undefined ? {} : { cookie }),
          ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
          ...headers,
        }),
      });
    },
    close: () => app.close(),
  };
}
