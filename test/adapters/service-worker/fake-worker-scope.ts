import type { FetchedEvent, WorkerEvents, WorkerScope } from '../../../src/adapters/service-worker/worker-scope';

interface StoredEntry {
  readonly request: Request;
  readonly response: Response;
}

const withoutSearch = (address: string): string => address.split('?')[0] ?? '';

/** Cache Storage in memory, for absolute addresses below an origin. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, StoredEntry>>();

  constructor(private readonly origin: string) {}

  open(name: string): Promise<Cache> {
    const entries = this.all.get(name) ?? new Map<string, StoredEntry>();
    this.all.set(name, entries);
    const addressOf = (request: RequestInfo | URL) =>
      new URL(request instanceof Request ? request.url : String(request), this.origin).href;
    const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
      match: (request, { ignoreSearch = false } = {}) => {
        const address = addressOf(request);
        const found = ignoreSearch
          ? [...entries].find(([stored]) => withoutSearch(stored) === withoutSearch(address))?.[1]
          : entries.get(address);
        return Promise.resolve(found?.response.clone());
      },
      put: async (request, response) => {
        const address = addressOf(request);
        entries.set(address, { request: new Request(address), response });
      },
      keys: () => Promise.resolve([...entries.values()].map(({ request }) => request)),
      delete: (request) => Promise.resolve(entries.delete(addressOf(request))),
    };
    return Promise.resolve(cache as Cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }

  /** Paths of all stored entries, sorted. */
  paths(): readonly string[] {
    return [...this.all.values()]
      .flatMap((entries) => [...entries.keys()].map((key) => key.replace(this.origin, '')))
      .sort();
  }
}

/** A request as the worker has sent it. */
export interface SentRequest {
  readonly address: string;
  readonly init: RequestInit | undefined;
}

type Answer = Response | (() => Promise<Response>);

/** Global scope of a service worker with a network that the test controls. */
export class FakeWorkerScope implements WorkerScope {
  readonly caches: FakeCaches;
  readonly location: { readonly origin: string; readonly pathname: string };
  /** Answers of the network by absolute address; all others fail. */
  readonly network = new Map<string, Answer>();
  readonly sent: SentRequest[] = [];
  unregistered = 0;
  preloads = 0;
  readonly registration = {
    navigationPreload: { enable: async () => void (this.preloads += 1) },
    unregister: async () => (this.unregistered += 1) > 0,
  };
  readonly #listeners = new Map<string, (event: never) => void>();

  constructor(address: string) {
    const { origin, pathname } = new URL(address);
    this.location = { origin, pathname };
    this.caches = new FakeCaches(origin);
  }

  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void {
    this.#listeners.set(name, listener);
  }

  async fetch(request: Request | string, init?: RequestInit): Promise<Response> {
    const address = new URL(typeof request === 'string' ? request : request.url, this.location.origin).href;
    this.sent.push({ address, init });
    const answer = this.network.get(address);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer instanceof Response ? answer.clone() : answer();
  }

  /** Fires an event, and resolves when its work is done. */
  async fire<Name extends 'install' | 'activate' | 'message'>(name: Name, fields: object = {}): Promise<void> {
    const works: Promise<unknown>[] = [];
    this.#dispatch(name, { ports: [], ...fields, waitUntil: (work: Promise<unknown>) => void works.push(work) });
    await Promise.all(works);
  }

  /** Requests a file or page; undefined if the worker leaves it to the browser. */
  request(
    address: string,
    { mode = 'no-cors', method = 'GET' }: { readonly mode?: string; readonly method?: string } = {},
    preloadResponse?: Promise<Response | undefined>,
  ): Promise<Response> | undefined {
    let answer: Promise<Response> | undefined;
    const event: FetchedEvent = {
      request: { url: new URL(address, this.location.origin).href, mode, method } as Request,
      ...(preloadResponse === undefined ? {} : { preloadResponse }),
      waitUntil: () => undefined,
      respondWith: (response) => {
        answer = response;
      },
    };
    this.#dispatch('fetch', event);
    return answer;
  }

  /** Opens a page; throws if the worker leaves it to the browser. */
  open(address: string, preloadResponse?: Promise<Response | undefined>): Promise<Response> {
    const answer = this.request(address, { mode: 'navigate' }, preloadResponse);
    if (answer === undefined) throw new Error(`${address} was not answered`);
    return answer;
  }

  #dispatch(name: string, event: object): void {
    this.#listeners.get(name)?.(event as never);
  }
}
