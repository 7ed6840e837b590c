import type { OfflineCopies } from '../../application/offline/offline-copies.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import { SERVICE_WORKER_PATH } from '../../domain/offline/offline-copy';
import type { PageVisit, VisitDeletion } from '../../domain/offline/worker-message';
import { messageLimits } from '../../domain/offline/worker-message';
import { savesData } from './frugal-page';

/** Time without a loaded file after which a page counts as visited, in milliseconds. */
export const QUIET = 2000;

/** Subset of a window with a service worker and the files that the page has loaded. */
export interface CopyingPage {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'assign'>;
  readonly document: Pick<Document, 'documentElement'>;
  readonly navigator: {
    readonly onLine: boolean;
    /** Undefined in an insecure context and in browsers without service workers. */
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register' | 'ready'>;
  };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  readonly PerformanceObserver: typeof PerformanceObserver;
  addEventListener(type: 'click', listener: (event: MouseEvent) => void, capture: true): void;
  removeEventListener(type: 'click', listener: (event: MouseEvent) => void, capture: true): void;
}

const nothing: Cancel = () => undefined;

/** Reports visited pages with their files to the service worker. It requests each page again, without cookies. */
export class ServiceWorkerCopies implements OfflineCopies {
  readonly savedAt: number | undefined;
  readonly documentPath: string;

  constructor(
    private readonly page: CopyingPage,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {
    const { savedAt } = page.document.documentElement.dataset;
    this.savedAt = savedAt === undefined ? undefined : Number(savedAt);
    const [navigation] = page.performance.getEntriesByType('navigation');
    this.documentPath = navigation === undefined ? page.location.pathname : new URL(navigation.name).pathname;
  }

  start(): Cancel {
    const { serviceWorker } = this.page.navigator;
    if (serviceWorker === undefined) return nothing;
    this.page.addEventListener('click', this.openSavedPage, true);
    const stopReports = savesData(this.page.navigator) ? nothing : this.reportVisits(serviceWorker.ready);
    // A blocked registration resolves without a value in some browsers.
    serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch((error: unknown) => {
      this.diagnostics.warn(`The service worker was not registered: ${String(error)}`);
    });
    return () => {
      stopReports();
      this.page.removeEventListener('click', this.openSavedPage, true);
    };
  }

  deleteVisits(): void {
    const message: VisitDeletion = { type: 'visits-deleted' };
    // Never resolves without a registered worker, which then has no copies either.
    void this.page.navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
  }

  private reportVisits(ready: Promise<Pick<ServiceWorkerRegistration, 'active'>>): Cancel {
    const files = new Set<string>();
    let cancelPause = nothing;
    const report = async () => {
      const { pathname, search } = this.page.location;
      const message: PageVisit = {
        type: 'page-visited',
        path: pathname + search,
        files: [...files].filter(({ length }) => length <= messageLimits.address).slice(-messageLimits.files),
      };
      (await ready).active?.postMessage(message);
    };
    const observer = new this.page.PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) files.add(name);
      cancelPause();
      cancelPause = this.clock.after(QUIET, () => {
        if (this.page.navigator.onLine) void report();
      });
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => {
      cancelPause();
      observer.disconnect();
    };
  }

  /** Lets the browser follow a link without a network, because only a document can be answered from the store. */
  private readonly openSavedPage = (event: MouseEvent): void => {
    if (this.page.navigator.onLine || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== '') return;
    const { origin, pathname, search } = this.page.location;
    const isSamePage = link.pathname === pathname && link.search === search;
    if (link.origin !== origin || isSamePage) return;
    event.preventDefault();
    event.stopPropagation();
    this.page.location.assign(link.href);
  };
}
