import type { ServerClock } from '../system/server-clock';
import type { BlobStore } from './blob-store.port';
import { BlobStoreError } from './blob-store.port';

interface ListingOptions {
  readonly store: Pick<BlobStore, 'list'>;
  readonly clock: ServerClock;
}

type Keys = ReadonlySet<string>;

interface Listing {
  readonly until: number;
  readonly keys: Promise<Keys>;
}

/** Age of a listing that is read again, in milliseconds. */
const FRESH_MS = 5 * 60_000;
const LISTINGS_MAX = 500;

/** Names of the files in folders of a remote store, so that requests for other names need no request to the store. */
export class BlobListings {
  readonly #options: ListingOptions;
  /** The least recently used listing first. */
  readonly #listings = new Map<string, Listing>();

  constructor(options: ListingOptions) {
    this.#options = options;
  }

  /** Returns the keys of all files below a folder. While the store cannot be used: the last known keys, or undefined. */
  async keysIn(folder: string): Promise<Keys | undefined> {
    const now = this.#options.clock.now().getTime();
    const known = this.#listings.get(folder);
    const listing = known && known.until > now ? known : { until: now + FRESH_MS, keys: this.#read(folder) };
    this.#listings.delete(folder);
    this.#listings.set(folder, listing);
    const [oldest] = this.#listings.keys();
    if (this.#listings.size > LISTINGS_MAX && oldest !== undefined) this.#listings.delete(oldest);
    try {
      return await listing.keys;
    } catch (error) {
      if (this.#listings.get(folder) === listing) this.#listings.delete(folder);
      if (!(error instanceof BlobStoreError)) throw error;
      if (known === undefined || known === listing) return undefined;
      this.#listings.set(folder, known);
      return known.keys.catch(() => undefined);
    }
  }

  async #read(folder: string): Promise<Keys> {
    const keys = new Set<string>();
    for await (const { key } of this.#options.store.list(folder)) keys.add(key);
    return keys;
  }
}
