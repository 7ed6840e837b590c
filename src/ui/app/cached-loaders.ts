import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { wording } from './page-answer';
import type { FirstPage, Keeping, PageMatch, PageMemory, PageRouter } from './page-memory';
import type { Behind, PageCache } from './page-cache';
import type { ShownPageData } from './shown-page-data';

type Kept = Required<Keeping> & { readonly loader: LoaderFunction };

const everyAddress = ({ pathname, search }: URL) => pathname + search;

/** Wraps the loaders of routes with the page cache. */
export class CachedLoaders implements PageMemory {
  private readonly kept = new WeakMap<object, Kept>();
  private routes = 0;

  constructor(
    private readonly seen: PageCache,
    private readonly shown: Pick<ShownPageData, 'rereading' | 'follow'>,
  ) {}

  readonly cached: PageMemory['cached'] = (route, keeping = {}) => {
    const { loader, lazy, children } = route;
    const below = children?.map((child) => this.cached(child));
    const whole = { ...route, ...(below === undefined ? {} : { children: below }) } as RouteObject;
    if (typeof loader === 'function') return this.remember(whole, loader, keeping);
    if (typeof lazy !== 'function') return whole;
    // A lazy route can bring its own loader.
    return { ...whole, lazy: async () => this.cacheLazy(await lazy(), keeping) };
  };

  follow(router: PageRouter): () => void {
    this.seed(router.state);
    return this.shown.follow(router);
  }

  prefetch({ route, params }: PageMatch, url: URL): Behind | undefined {
    const kept = this.storedBy(route.loader);
    if (kept === undefined) return undefined;
    const args = { url, params, pattern: '', context: undefined };
    const ask = async (signal: AbortSignal) => kept.loader({ ...args, request: new Request(url, { signal }) });
    return this.seen.refresh(kept.address(url), ask, kept.fingerprint);
  }

  forget(path: string): void {
    this.seen.forget((address) => address.slice(address.indexOf(' ') + 1).split('?', 1)[0] === path);
  }

  /** Caches the data of the first page, which the server rendered. */
  private seed({ location, matches, loaderData }: FirstPage): void {
    const url = new URL(location.pathname + location.search, document.baseURI);
    for (const { route } of matches) {
      const kept = this.storedBy(route.loader);
      if (kept !== undefined && route.id in loaderData) this.seen.seed(kept.address(url), loaderData[route.id]);
    }
  }

  private cacheLazy<T extends object>(lazyRoute: T, keeping: Keeping): T {
    const { loader } = lazyRoute as Partial<RouteObject>;
    return typeof loader === 'function' ? (this.remember(lazyRoute, loader, keeping) as T) : lazyRoute;
  }

  private storedBy(loader: unknown): Kept | undefined {
    return typeof loader === 'function' ? this.kept.get(loader) : undefined;
  }

  private remember(route: RouteObject, loader: LoaderFunction, keeping: Keeping): RouteObject {
    const { address: within = everyAddress, fingerprint = wording } = keeping;
    // A nested page has the same URL and different data.
    const number = String(++this.routes);
    const address = (url: URL) => `${number} ${within(url)}`;
    // A reload of the current page bypasses the cache; the router calls shouldRevalidate right before the loader.
    let bypass = false;
    const shouldRevalidate: ShouldRevalidateFunction = (change) => {
      const asked = route.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate;
      const sent = change.formMethod !== undefined && change.formMethod !== 'GET';
      bypass = asked && !this.shown.rereading && (sent || change.currentUrl.href === change.nextUrl.href);
      return asked;
    };
    const remembering: LoaderFunction = async (args) => {
      const key = address(new URL(args.request.url));
      const ask = async (signal: AbortSignal) =>
        loader({ ...args, request: new Request(args.request.url, { signal }) });
      const bypassed = bypass;
      bypass = false;
      const { signal } = args.request;
      return bypassed ? this.seen.ask(key, ask, signal) : this.seen.read(key, ask, fingerprint, signal);
    };
    this.kept.set(remembering, { address, fingerprint, loader });
    return { ...route, loader: remembering, shouldRevalidate };
  }
}
