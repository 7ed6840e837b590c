import type { Clock } from '../../application/system/clock.port';
import { outdatedCaches, portalCaches } from '../../domain/offline/copy-caches';
import { OFFLINE_PATH, storableFile } from '../../domain/offline/offline-copy';
import { isVisitDeletion, parsePageVisit } from '../../domain/offline/worker-message';
import type { PortalWorkerSettings } from './portal-copies';
import { PortalCopies } from './portal-copies';
import { listSavedPages } from './saved-document';
import type { FetchedEvent, WorkerScope } from './worker-scope';

/** Time for the network to answer a navigation, in milliseconds. Then a stored page is shown. */
export const NETWORK_TIMEOUT = 2000;

/** Answers of a proxy in front of a portal that is not running. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Answers requests of the portal's pages: the network first, a stored copy without a network. */
class PortalAnswers {
  constructor(
    private readonly scope: WorkerScope,
    private readonly copies: PortalCopies,
    private readonly clock: Clock,
  ) {}

  /** Returns a page from the network, or its copy if the network fails or is slow, or the offline page. */
  async page(event: FetchedEvent): Promise<Response> {
    const { pathname, search } = new URL(event.request.url);
    const path = pathname + search;
    const copy = () => this.copies.findPage(path);
    const network = this.load(event);
    const first = await Promise.race([network, this.timeout()]);
    if (first === 'slow') return (await copy()) ?? this.orOffline(await network);
    if (first !== undefined && !GATEWAY_FAILURES.has(first.status)) return first;
    return (await copy()) ?? this.orOffline(first);
  }

  /** Returns a file of the build from its copy, which never changes, or from the network. */
  async asset({ request }: FetchedEvent): Promise<Response> {
    return (await this.copies.assets.find(request.url)) ?? this.scope.fetch(request);
  }

  /** Returns a picture from the network, or its copy. */
  async picture({ request }: FetchedEvent): Promise<Response> {
    const loaded = await this.scope.fetch(request).catch(() => undefined);
    return loaded ?? (await this.copies.pictures.find(request.url)) ?? Response.error();
  }

  /** Returns undefined if the network fails. */
  private async load({ request, preloadResponse }: FetchedEvent): Promise<Response | undefined> {
    try {
      return (await preloadResponse) ?? (await this.scope.fetch(request));
    } catch {
      return undefined;
    }
  }

  private timeout(): Promise<'slow'> {
    return new Promise((resolve) => {
      this.clock.after(NETWORK_TIMEOUT, () => resolve('slow'));
    });
  }

  private async orOffline(response: Response | undefined): Promise<Response> {
    if (response !== undefined) return response;
    const page = await this.copies.pages.find(OFFLINE_PATH);
    if (page === undefined) return Response.error();
    const { origin } = this.scope.location;
    const titles = await this.copies.pages.titles();
    const links = titles.map(({ address, title }) => ({ path: address.slice(origin.length), title }));
    // Status 503, because another page was requested.
    return new Response(listSavedPages(await page.text(), links), { status: 503, headers: page.headers });
  }
}

/**
 * Runs the service worker of the portal. It waits until all tabs of an earlier build are closed, so that their files
 * stay available.
 */
export function runPortalWorker(scope: WorkerScope, settings: PortalWorkerSettings, clock: Clock): void {
  const copies = new PortalCopies(scope, clock, settings);
  const answers = new PortalAnswers(scope, copies, clock);
  const activate = async () => {
    const outdated = outdatedCaches(await scope.caches.keys(), Object.values(portalCaches(settings.build)));
    await Promise.all(outdated.map((name) => scope.caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
  };
  scope.addEventListener('install', (event) => event.waitUntil(copies.storeOfflinePage()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    if (isVisitDeletion(event.data)) event.waitUntil(copies.deleteVisits());
    const visit = parsePageVisit(event.data);
    // A failed request leaves the earlier copy; the next visit tries again.
    if (visit !== undefined) event.waitUntil(copies.store(visit).catch(() => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET') return;
    const isOwn = new URL(url).origin === scope.location.origin;
    if (mode === 'navigate') {
      if (isOwn) event.respondWith(answers.page(event));
      return;
    }
    const kind = storableFile(url, copies.origins);
    if (kind === 'asset') event.respondWith(answers.asset(event));
    if (kind === 'picture') event.respondWith(answers.picture(event));
  });
}
