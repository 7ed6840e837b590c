import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { adsHost } from './commerce/ads/ads-host.plugin';
import { webhookPath } from './commerce/payments/payment-webhook.plugin';
import { paymentsOf, usesPaymentSandbox } from './commerce/payments/payments-of';
import { sandboxKeys } from './commerce/payments/sandbox-wire';
import { onlinePlayers } from './community/friends/online-players';
import { PresencePublisher } from './community/friends/presence-publisher';
import type { Logger, ServerDependencies } from './deps';
import { featureRoutes } from './features';
import { accountsHost } from './identity/social/accounts-host.plugin';
import { facebookDeletion } from './identity/social/facebook-deletion.plugin';
import { needsFakeProvider } from './identity/social/needs-fake-provider';
import { providerHosts, socialProviders } from './identity/social/social-providers';
import { usesDevelopmentMailbox } from './messaging/mailbox/uses-development-mailbox';
import { openBlobStore } from './platform/blobs/open-blob-store';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database/database';
import { health } from './platform/health/health.plugin';
import type { Lifecycle } from './platform/health/lifecycle';
import { StorageWatch, testWrite } from './platform/health/storage-watch';
import { addReplies } from './platform/http/add-replies';
import { AfterAnswers } from './platform/http/after-answers';
import { compression } from './platform/http/compression';
import { portal } from './platform/http/portal.plugin';
import type { Route } from './platform/http/route';
import { requestLogging } from './platform/http/request-log';
import { removeForgedCountry, trustedProxies } from './platform/http/trusted-proxies';
import { JobRunner } from './platform/jobs/job-runner';
import { measurePools } from './platform/metrics/database-metrics';
import { measure } from './platform/metrics/measure';
import type { ConnectBus } from './platform/metrics/realtime-metrics';
import { countReconnections, measureBus, measureEmission, withTimes } from './platform/metrics/realtime-metrics';
import { measureState } from './platform/metrics/state-metrics';
import { NodeRegistry } from './platform/nodes/node-registry';
import { nodeBus } from './platform/nodes/node-bus';
import { connectNodes } from './platform/nodes/node-connections';
import { firstAnswering } from './platform/nodes/shared-counter';
import type { Pages } from './platform/rendering/pages.plugin';
import { renderCalls } from './platform/rendering/render-calls';
import { measureAddresses } from './platform/security/address-length';
import { answerClientError } from './platform/security/client-error';
import { clearFloodedCookies } from './platform/security/cookie-flood';
import { traceRequests } from './platform/tracing/trace-requests';
import { tracedPublisher, tracedRoute } from './platform/tracing/traced';
import type { Tracing } from './platform/tracing/tracing';
import { ownFetch } from './platform/system/own-fetch';
import type { ServerClock } from './platform/system/server-clock';
import type { ServerRandom } from './platform/system/server-random';
import { socketHub } from './play/realtime/socket-hub';
import { developerHost } from './publishing/developer-site/developer-host.plugin';
import { DevServers } from './publishing/hosts/dev-servers';
import type { Folders } from './publishing/hosts/folders';
import { gamesHost } from './publishing/hosts/games-host.plugin';
import { hostTable } from './publishing/hosts/host-table';
import { onHost } from './publishing/hosts/on-host';
import { publicUrls } from './publishing/hosts/public-urls';
import { servedBlobs } from './publishing/hosts/served-blobs';
import { ServedBuilds } from './publishing/hosts/served-builds';
import { staticHost } from './publishing/hosts/static-host.plugin';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  readonly log: Logger;
  readonly folders: Folders;
  readonly lifecycle: Lifecycle;
  /** Undefined serves only the API, without pages. */
  readonly pages: Pages | undefined;
  /** Counts requests and connections; undefined counts nothing. */
  readonly metrics?: Registry | undefined;
  /** Traces requests and their work; undefined traces nothing. */
  readonly tracing?: Tracing | undefined;
  /** Default: the routes of all features. */
  readonly routes?: (deps: ServerDependencies) => readonly Route[];
  /** Mean delay of the event loop above which new work is refused, in milliseconds. */
  readonly maxDelayMs?: number;
}

const BODY_LIMIT = 128 * 1024;
const REQUEST_MS = 30_000;
const PRODUCTION_DELAY_MS = 2000;

export interface BuiltApp {
  readonly app: FastifyInstance;
  readonly deps: ServerDependencies;
  /** Runs no jobs until it is started. */
  readonly jobs: JobRunner;
  /** Registers nothing until it is started. */
  readonly nodes: NodeRegistry;
}

/** Builds the server without listening. Closing it stops the jobs and closes the sockets and the database. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const { config, database, clock: ownClock, random, log, folders, lifecycle, pages, metrics, tracing } = options;
  const urls = publicUrls(config);
  const hosts = hostTable(config);
  const isTrusted = trustedProxies(config.trustedProxies);
  const app: FastifyInstance = Fastify({
    ...requestLogging(log),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? isTrusted : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => replies.refuse(error, request, reply),
  });
  const node = random.uuid();
  const ofNode = { database, node, clock: ownClock, log };
  const nodes = new NodeRegistry({
    ...ofNode,
    onGone: (ids) => void presence.publishEach(ids),
    onForgotten: () => realtime.reconnectAll(),
  });
  // A machine with a wrong clock must expire nothing early.
  const clock = nodes.databaseClock;
  removeForgedCountry(app, config, isTrusted);
  measureAddresses(app.server);
  if (tracing) traceRequests(app, tracing, isTrusted);
  const storage = new StorageWatch({ clock, log, test: () => testWrite(config.dataFolder, random) });
  const replies = addReplies(app, { config, urls, hosts, lifecycle, storage });
  const onReconnect = metrics && countReconnections(metrics);
  const others = await connectNodes({ ...ofNode, redisUrl: config.redisUrl, onReconnect });
  const ofBus = { transport: others.transport, clock: ownClock, log };
  const connect: ConnectBus = withTimes((listener) => nodeBus(ofBus, listener), clock);
  const hub = socketHub(app.server, {
    connect: metrics ? measureBus(metrics, connect, clock) : connect,
    ...{ secret: config.secret, hosts, urls, clock, random, checksPayloads: !config.production },
    onSubscribersChange: (channel, hasSubscribers) => presence.setSubscribed(channel, hasSubscribers),
  });
  const measured = metrics ? measureEmission(metrics, hub) : hub;
  const realtime = tracing ? tracedPublisher(tracing, measured) : measured;
  const online = onlinePlayers({ database, node, realtime });
  const presence = new PresencePublisher({ database, realtime, online, clock, log });
  const limits = {
    now: () => clock.now().getTime(),
    servers: () => nodes.servers,
    add: firstAnswering(others.counters, { clock, log }),
  };
  const jobs = new JobRunner();
  const afterAnswers = new AfterAnswers(log);
  const listening = (): AddressInfo => app.server.address() as AddressInfo;
  const fakeProvider = needsFakeProvider(config)
    ? (await import('./identity/fake-provider/fake-provider')).fakeProvider({
        config,
        urls,
        clock,
        random,
        listening,
      })
    : undefined;
  const world = fakeProvider?.world ?? providerHosts(config.social);
  const social = socialProviders(world, urls, clock);
  const payments = paymentsOf({ config, urls, clock, log, listening, tracing });
  const blobs = await openBlobStore(config, { clock, random });
  const served = servedBlobs(blobs, { config, clock, log });
  const deps: ServerDependencies = {
    ...{ config, database, blobs, clock, random, realtime, online, presence },
    ...{ urls, log, jobs, limits, afterAnswers, social, payments },
    devServers: new DevServers(!config.production),
    servedBuilds: new ServedBuilds(database, clock),
  };
  const calls = renderCalls(() => app, urls, random);
  if (metrics !== undefined) {
    measure(app, { metrics, realtime, lifecycle, hosts });
    measurePools(metrics, database);
    measureState(metrics, { database, clock, log, storage, dataFolder: config.dataFolder });
  }
  app.addHook('onRequest', clearFloodedCookies);
  app.addHook('preClose', async () => {
    presence.stop();
    realtime.close();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await afterAnswers.settled();
    await Promise.all([nodes.stop(), realtime.leave()]);
    others.close();
    await database.close();
  });
  await app.register(cookie, { hook: false });
  await app.register(compress, compression);
  let isOverloaded = (): boolean => false;
  await app.register(health, { database, clock, lifecycle, storage, isOverloaded: () => isOverloaded() });

  await app.register(async (portalApp) => {
    onHost(portalApp, hosts.pattern.portal);
    const own = (options.routes ?? featureRoutes)(deps);
    const routes = tracing ? own.map(tracedRoute(tracing)) : own;
    // Outside production, builds and tests share the machine, so the event loop's delay means nothing.
    const maxDelayMs = options.maxDelayMs ?? (config.production ? PRODUCTION_DELAY_MS : 0);
    const vitals = config.webVitalsPercent === undefined ? undefined : metrics;
    isOverloaded = await portal(portalApp, { deps, routes, renderCalls: calls, pages, folders, vitals, maxDelayMs });
  });
  await app.register(async (staticApp) => {
    onHost(staticApp, hosts.pattern.static);
    await staticHost(staticApp, { folders, blobs: served });
  });
  await app.register(async (accountsApp) => {
    onHost(accountsApp, hosts.pattern.accounts);
    await accountsHost(accountsApp, { deps });
    await accountsApp.register(facebookDeletion, { deps, world });
  });
  await app.register(async (adsApp) => {
    onHost(adsApp, hosts.pattern.ads);
    await adsHost(adsApp, { deps, folder: folders.ads });
  });
  await app.register(async (developerApp) => {
    onHost(developerApp, hosts.pattern.developer);
    await developerHost(developerApp, { deps, folders });
  });
  if (usesDevelopmentMailbox(config)) {
    const { mailboxHost } = await import('./messaging/mailbox/mailbox.plugin');
    await app.register(async (mailApp) => {
      onHost(mailApp, hosts.pattern.mail);
      await mailboxHost(mailApp, { deps });
    });
  }
  if (fakeProvider) {
    const { idHost } = await import('./identity/fake-provider/id-host.plugin');
    await app.register(async (idApp) => {
      onHost(idApp, hosts.pattern.id);
      await idHost(idApp, { deps, fakeProvider });
    });
  }
  if (usesPaymentSandbox(config)) {
    const { payHost } = await import('./commerce/payment-sandbox/pay-host.plugin');
    await app.register(async (payApp) => {
      onHost(payApp, hosts.pattern.pay);
      const ask = ownFetch(urls.portalOrigin, listening);
      await payHost(payApp, {
        deps,
        keys: sandboxKeys(config.secret),
        ask,
        webhook: urls.portal(webhookPath('sandbox')),
      });
    });
  }
  await app.register((gameApp) => gamesHost(gameApp, { deps, hosts, folders, blobs: served }));
  return { app, deps, jobs, nodes };
}
