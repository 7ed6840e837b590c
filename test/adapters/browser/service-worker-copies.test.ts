// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import type { CopyingPage } from '../../../src/adapters/browser/service-worker-copies';
import { QUIET, ServiceWorkerCopies } from '../../../src/adapters/browser/service-worker-copies';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Ends what a test has started. */
const stops: (() => void)[] = [];

/** Page on `/arcade?page=2` with an active service worker. */
function aPage({
  register = async (): Promise<unknown> => undefined,
  saveData = false,
  savedAt = '',
  documentUrl = '',
} = {}) {
  const posted: unknown[] = [];
  const registered: unknown[] = [];
  const opened: string[] = [];
  let load: (names: readonly string[]) => void = () => undefined;
  let observing = false;
  const navigator = {
    onLine: true,
    connection: { saveData },
    serviceWorker: {
      register: (...request: unknown[]) => {
        registered.push(request);
        return register() as Promise<ServiceWorkerRegistration>;
      },
      ready: Promise.resolve({ active: { postMessage: (message: unknown) => posted.push(message) } }),
    },
  };
  const root = document.createElement('html');
  if (savedAt !== '') root.dataset['savedAt'] = savedAt;
  const page = {
    location: {
      ...{ origin: location.origin, pathname: '/arcade', search: '?page=2' },
      assign: (address: string) => opened.push(address),
    },
    document: { documentElement: root },
    navigator,
    performance: { getEntriesByType: () => (documentUrl === '' ? [] : [{ name: documentUrl }]) },
    PerformanceObserver: class {
      constructor(listener: (list: { getEntries(): readonly { readonly name: string }[] }) => void) {
        load = (names) => listener({ getEntries: () => names.map((name) => ({ name })) });
      }
      observe(): void {
        observing = true;
      }
      disconnect(): void {
        observing = false;
      }
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  const clock = new FakeClock();
  const diagnostics = new FakeDiagnostics();
  const copies = new ServiceWorkerCopies(page as unknown as CopyingPage, clock, diagnostics);
  const start = copies.start.bind(copies);
  copies.start = () => {
    const stop = start();
    stops.push(stop);
    return stop;
  };
  return {
    ...{ page, copies, clock, diagnostics, posted, registered, opened, navigator },
    load: (...names: readonly string[]) => load(names),
    isObserving: () => observing,
  };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

describe('ServiceWorkerCopies', () => {
  test('registers the worker without the HTTP cache', () => {
    const { copies, registered } = aPage();
    copies.start()();
    expect(registered).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
  });

  test('reports a failed registration to engineers only', async () => {
    const { copies, diagnostics } = aPage({ register: () => Promise.reject(new Error('blocked')) });
    copies.start();
    await settled();
    expect(diagnostics.warnings).toEqual(['The service worker was not registered: Error: blocked']);
  });

  test('does nothing without service workers', () => {
    const { page, copies } = aPage();
    Object.assign(page.navigator, { serviceWorker: undefined });
    expect(() => copies.start()()).not.toThrow();
  });

  test('sends the address and all files of a page that has been quiet for two seconds', async () => {
    const { copies, clock, load, posted, isObserving } = aPage();
    const stop = copies.start();
    load('https://a.test/1.js');
    clock.advance(QUIET - 1);
    load('https://a.test/2.js');
    clock.advance(QUIET - 1);
    await settled();
    expect(posted).toEqual([]);
    clock.advance(1);
    await settled();
    expect(posted).toEqual([
      { type: 'page-visited', path: '/arcade?page=2', files: ['https://a.test/1.js', 'https://a.test/2.js'] },
    ]);
    stop();
    expect([isObserving(), clock.pending]).toEqual([false, 0]);
  });

  test('asks the worker to delete the visits, also with data saving', async () => {
    const { copies, posted } = aPage({ saveData: true });
    copies.deleteVisits();
    await settled();
    expect(posted).toEqual([{ type: 'visits-deleted' }]);
    const { page, copies: unsupported } = aPage();
    Object.assign(page.navigator, { serviceWorker: undefined });
    expect(() => unsupported.deleteVisits()).not.toThrow();
  });

  test('sends nothing while offline or with data saving', async () => {
    const offline = aPage();
    offline.copies.start();
    offline.navigator.onLine = false;
    offline.load('https://a.test/1.js');
    offline.clock.advance(QUIET);
    const frugal = aPage({ saveData: true });
    frugal.copies.start();
    await settled();
    expect([offline.posted, frugal.isObserving()]).toEqual([[], false]);
  });

  test.each([
    ['', undefined],
    ['1767225600000', 1767225600000],
  ])('reads the time of a stored page: %j', (savedAt, time) => {
    expect(aPage({ savedAt }).copies.savedAt).toBe(time);
  });
});

describe('the path of the document', () => {
  test.each([
    ['https://site.test/blog?page=2', '/blog'],
    ['', '/arcade'],
  ])('is that of its navigation, or the current one: %j', (documentUrl, path) => {
    expect(aPage({ documentUrl }).copies.documentPath).toBe(path);
  });
});

describe('a link without a network', () => {
  const click = (html: string, init: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    const target = document.querySelector('span') ?? document.body;
    return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };

  test('opens its page as a document, which the worker can answer', () => {
    const { copies, navigator, opened } = aPage();
    const stop = copies.start();
    expect(click('<a href="/arcade/games/a"><span></span></a>')).toBe(true);
    navigator.onLine = false;
    expect(click('<a href="/arcade/games/a"><span></span></a>')).toBe(false);
    stop();
    click('<a href="#x"><span></span></a>');
    expect(opened).toEqual([`${location.origin}/arcade/games/a`]);
  });

  test.each([
    ['<a href="/a" target="_blank"><span></span></a>', {}],
    ['<a href="/arcade?page=2#reviews"><span></span></a>', {}],
    ['<a href="https://other.test/"><span></span></a>', {}],
    ['<button><span></span></button>', {}],
    ['<a href="/a"><span></span></a>', { ctrlKey: true }],
    ['<a href="/a"><span></span></a>', { button: 1 }],
  ])('is left to the browser for another tab, site or section: %s %j', (html, init) => {
    const { copies, navigator, opened } = aPage();
    const stop = copies.start();
    navigator.onLine = false;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(html, init);
    stop();
    expect(opened).toEqual([]);
  });
});
