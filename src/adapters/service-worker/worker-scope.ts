/** An event whose end the browser waits for. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the service worker may answer. */
export interface FetchedEvent extends WorkerEvent {
  readonly request: Request;
  /** Response to a navigation that the browser requested while the worker started; undefined without a preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message of a page. */
export interface MessagedEvent extends WorkerEvent {
  readonly data: unknown;
  /** Channel for the answer, if the page has sent one. */
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

/** Events of a service worker by name. */
export interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: FetchedEvent;
  readonly message: MessagedEvent;
}

/** Subset of the global scope of a service worker. */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
