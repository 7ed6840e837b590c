import type { FastifyInstance } from 'fastify';
import { buildId } from '../../../src/contract/render.contract';
import { OFFLINE_PATH, SERVICE_WORKER_PATH } from '../../../src/domain/offline/offline-copy';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { workerPolicy } from '../security/page-policy';
import { offlinePage, offlinePagePolicy } from './offline-page';
import type { Pages } from './pages.plugin';
import { configureWorker, retiredWorker } from './worker-script';

interface OfflineUse {
  readonly urls: PublicUrls;
  readonly assets: Pages['assets'];
  /** Script of the service worker; undefined removes the service worker from browsers. */
  readonly worker: string | undefined;
}

/** Serves the portal's service worker, and the page that it shows in place of a page that is not stored. */
export async function offlineUse(app: FastifyInstance, { urls, assets, worker }: OfflineUse): Promise<void> {
  const build = buildId(assets);
  const script =
    worker === undefined ? retiredWorker : configureWorker(worker, { build, staticOrigin: urls.staticOrigin });

  app.get(SERVICE_WORKER_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy(urls))
      .send(script),
  );
  app.get(OFFLINE_PATH, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', offlinePagePolicy)
      .send(offlinePage),
  );
}
