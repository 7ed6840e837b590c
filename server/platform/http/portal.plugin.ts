import type { Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { discovery } from '../../catalogue/discovery/discovery.plugin';
import { checkoutRedirect } from '../../commerce/payments/checkout-redirect.plugin';
import { paymentWebhook } from '../../commerce/payments/payment-webhook.plugin';
import type { ServerDependencies } from '../../deps';
import { socialReturn } from '../../identity/social/social-return.plugin';
import { oneClickUnsubscribe } from '../../messaging/subscriptions/one-click-unsubscribe.plugin';
import { redirectToDeveloperSite } from '../../publishing/developer-site/redirect-to-developer-site.plugin';
import type { Folders } from '../../publishing/hosts/folders';
import { keySet } from '../../publishing/server-api/key-set.plugin';
import { portalFiles } from '../../publishing/hosts/portal-files.plugin';
import { webVitals } from '../metrics/web-vitals.plugin';
import { offlineUse } from '../rendering/offline.plugin';
import type { Pages } from '../rendering/pages.plugin';
import { pages as pagesPlugin } from '../rendering/pages.plugin';
import type { RenderCalls } from '../rendering/render-calls';
import { readWorker } from '../rendering/worker-script';
import { refuseUnderLoad } from './refuse-under-load';
import type { Route } from './route';
import { v1 } from './v1.plugin';

/** Accepts JSON bodies only (415 otherwise); an empty body counts as none. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

interface Portal {
  readonly deps: ServerDependencies;
  readonly routes: readonly Route[];
  readonly renderCalls: RenderCalls;
  readonly pages: Pages | undefined;
  readonly folders: Pick<Folders, 'client' | 'workers'>;
  /** Counts the web vitals of browsers; undefined refuses them. */
  readonly vitals: Registry | undefined;
  /** Mean delay of the event loop above which new work is refused, in milliseconds; 0 disables this. */
  readonly maxDelayMs: number;
}

/** The portal's own host: the API, the built client and all pages. Returns a function that tests whether it refuses new work. */
export async function portal(
  app: FastifyInstance,
  { deps, routes, renderCalls, pages, folders, vitals, maxDelayMs }: Portal,
): Promise<() => boolean> {
  const isOverloaded = refuseUnderLoad(app, { clock: deps.clock, maxDelayMs });
  acceptJsonOnly(app);
  await app.register(paymentWebhook, { deps });
  if (vitals) await app.register(webVitals, { deps, metrics: vitals });
  await app.register(v1, { deps, routes, renderCalls });
  await app.register(discovery, { deps });
  await app.register(keySet, { deps });
  if (existsSync(join(folders.client, 'assets'))) await app.register(portalFiles, { clientFolder: folders.client });
  await app.register(socialReturn, { deps });
  await app.register(checkoutRedirect, { deps });
  await app.register(oneClickUnsubscribe, { deps });
  await app.register(redirectToDeveloperSite, { deps });
  if (!pages) return isOverloaded;
  // The development server changes modules without a build, so its pages must not be stored.
  const isStorable = deps.config.offline && pages.assets.devHead === undefined;
  const worker = isStorable ? readWorker(folders, 'portal') : undefined;
  await app.register(offlineUse, { urls: deps.urls, assets: pages.assets, worker });
  await app.register(pagesPlugin, { deps, renderCalls, ...pages, offline: worker !== undefined });
  return isOverloaded;
}
