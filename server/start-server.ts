import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from './app';
import { requireBlobStore } from './platform/blobs/open-blob-store';
import type { Config } from './platform/config/config';
import { readConfig } from './platform/config/read-config';
import { serveOperatorCommands } from './platform/command-line/serve-operator-commands';
import type { Database } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { loadDemo } from './platform/demo/load-demo';
import type { ServerDependencies } from './deps';
import { leaveProxy } from './platform/health/leave-proxy';
import { lifecycle } from './platform/health/lifecycle';
import { warnOfUnread } from './catalogue/help/warn-of-unread';
import { projectFolders } from './publishing/hosts/folders';
import { backgroundJobs } from './platform/jobs/background-jobs';
import type { MailTransport } from './messaging/mail/mail-transport';
import { openMailTransport } from './messaging/mail/open-mail-transport';
import { loadPages } from './platform/rendering/load-pages';
import type { Pages } from './platform/rendering/pages.plugin';
import { createMetrics } from './platform/metrics/create-metrics';
import { measureConnections } from './platform/metrics/database-metrics';
import { serveMetrics } from './platform/metrics/serve-metrics';
import { tracedJob, tracedStatements, tracedTransport } from './platform/tracing/traced';
import { createLogger } from './platform/system/create-logger';
import { systemClock } from './platform/system/server-clock';
import { systemRandom } from './platform/system/server-random';

export interface StartOptions {
  /** Default: the environment of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Default: the pages built by `npm run build`. */
  readonly loadPages?: () => Promise<Pages>;
  /** Fills an empty database; default: the demo content, if configured. */
  readonly fill?: (deps: ServerDependencies) => Promise<void>;
}

export interface RunningServer {
  readonly config: Config;
  /** The port that the server listens on. */
  readonly port: number;
  /** Leaves its proxy, refuses new work, finishes accepted work, then closes sockets and the database. */
  stop(): Promise<void>;
}

/** Reads the settings, opens and fills the database, then listens; throws if any step fails. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const config = readConfig(options.environment ?? process.env);
  const log = createLogger(config, undefined, config.tracing && (() => tracing?.ids() ?? {}));
  const tracing =
    config.tracing && (await import('./platform/tracing/open-telemetry')).openTelemetry(config.tracing, log);
  warnOfUnread(config, log);
  const pages = await (options.loadPages ?? (() => loadPages(projectFolders)))();
  // Also needed beside a PostgreSQL server, for builds and the control socket.
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const opened = await openDatabase(config, log, {
    servesPortal: true,
    ...(metrics ? measureConnections(metrics) : {}),
    ...(tracing ? tracedStatements(tracing) : {}),
  });
  let closeControl: (() => Promise<void>) | undefined;
  const database: Database = {
    ...opened,
    async close() {
      await closeControl?.();
      await opened.close();
    },
  };
  const life = lifecycle();
  const { app, deps, jobs, nodes } = await buildApp({
    config,
    database,
    clock: systemClock,
    random: systemRandom,
    log,
    folders: projectFolders,
    lifecycle: life,
    pages,
    metrics,
    tracing,
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  let transport: MailTransport | undefined;
  let closeMetrics: (() => Promise<void>) | undefined;
  const close = async (): Promise<void> => {
    // A repeated close is the same one. Only the close of the database waits for running commands.
    void closeControl?.();
    await app.close();
    await Promise.all([transport?.close(), closeMetrics?.(), tracing?.stop()]);
  };
  try {
    const warning = await requireBlobStore(deps.blobs);
    if (warning !== undefined) log.warn(warning);
    if (metrics !== undefined && config.metricsPort !== undefined)
      closeMetrics = await serveMetrics(metrics, { port: config.metricsPort, bind: config.bind });
    // Only this process can use an embedded database.
    if (database.listen) await nodes.start();
    await (options.fill ?? loadDemo)(deps);
    const smtp = await openMailTransport(config, log);
    transport = smtp && tracing ? tracedTransport(tracing, smtp) : smtp;
    const background = backgroundJobs(transport);
    jobs.start(tracing ? background.map(tracedJob(tracing)) : background, deps, nodes);
    closeControl = await serveOperatorCommands({ ...deps, jobRunner: jobs });
    // Last, so that a proxy uses other servers until this one can answer.
    await app.listen({ port: config.port, host: config.bind });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    config,
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      life.leave();
      // Running commands get their grace period while the proxy leaves.
      void closeControl?.();
      if (config.trustedProxies.length > 0) await leaveProxy(app.server, systemClock);
      life.drain();
      await close();
    },
  };
}
