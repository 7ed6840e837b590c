import type { CopyEntry, CopyLimits } from '../../domain/offline/copy-caches';
import { excessEntries } from '../../domain/offline/copy-caches';

/** Header of a stored response: the time of its storage, in milliseconds since 1970. */
const SAVED_AT = 'x-saved-at';
/** Header of a stored response: its size. */
const BYTES = 'x-saved-bytes';
/** Header of a stored page: its title, percent-encoded. */
const TITLE = 'x-saved-title';

/** A stored page in a list. */
export interface CopyTitle {
  readonly address: string;
  readonly title: string;
  readonly savedAt: number;
}

/** Facts that are stored beside a response. */
interface CopyFacts {
  readonly savedAt: number;
  readonly title?: string;
}

/** Copies of responses in one cache, with their age and size. */
export class StoredCopies {
  constructor(
    private readonly caches: Pick<CacheStorage, 'open'>,
    private readonly name: string,
  ) {}

  /** Returns the copy for an address; undefined without one. */
  async find(address: string, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const cache = await this.caches.open(this.name);
    return cache.match(address, { ignoreVary: true, ...options });
  }

  /** Returns the time of a copy; undefined without one. */
  async savedAt(address: string): Promise<number | undefined> {
    const copy = await this.find(address);
    return copy && Number(copy.headers.get(SAVED_AT));
  }

  /** Stores a body under an address, with the status and the headers of its response. */
  async put(address: string, response: Response, body: Blob, { savedAt, title }: CopyFacts): Promise<void> {
    const headers = new Headers(response.headers);
    // The body is already decoded.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(SAVED_AT, String(savedAt));
    headers.set(BYTES, String(body.size));
    if (title !== undefined) headers.set(TITLE, encodeURIComponent(title));
    const { status, statusText } = response;
    const cache = await this.caches.open(this.name);
    await cache.put(address, new Response(body, { status, statusText, headers }));
  }

  /** Deletes the copy for an address, if any. */
  async delete(address: string): Promise<void> {
    const cache = await this.caches.open(this.name);
    await cache.delete(address, { ignoreVary: true });
  }

  /** Returns address, size and age of all copies. */
  async entries(): Promise<readonly CopyEntry[]> {
    const all = await this.headers();
    return all.map(([address, headers]) => ({
      address,
      bytes: Number(headers.get(BYTES)),
      savedAt: Number(headers.get(SAVED_AT)),
    }));
  }

  /** Deletes the oldest copies above the limits. */
  async trim(limits: CopyLimits): Promise<void> {
    const cache = await this.caches.open(this.name);
    const excess = excessEntries(await this.entries(), limits);
    await Promise.all(excess.map(({ address }) => cache.delete(address)));
  }

  /** Returns the stored pages, the newest first. */
  async titles(): Promise<readonly CopyTitle[]> {
    const titles: CopyTitle[] = [];
    for (const [address, headers] of await this.headers()) {
      const title = headers.get(TITLE);
      if (title !== null)
        titles.push({ address, title: decodeURIComponent(title), savedAt: Number(headers.get(SAVED_AT)) });
    }
    return titles.sort((a, b) => b.savedAt - a.savedAt);
  }

  private async headers(): Promise<readonly (readonly [address: string, headers: Headers])[]> {
    const cache = await this.caches.open(this.name);
    const requests = await cache.keys();
    const copies = await Promise.all(requests.map((request) => cache.match(request, { ignoreVary: true })));
    return requests.flatMap(({ url }, index) => {
      const copy = copies[index];
      return copy === undefined ? [] : [[url, copy.headers] as const];
    });
  }
}
