import type { ServerDependencies } from '../../deps';
import type { GameBadgeCounts } from './badge-counts.repository';

/** Time for which counts are cached, in milliseconds. */
const CACHE_MS = 5 * 60_000;
/** Maximum number of cached games. */
const MAX_CACHED = 500;

interface CacheEntry {
  readonly until: number;
  readonly counts: Promise<GameBadgeCounts | undefined>;
}

type Count = (gameIds: readonly number[]) => Promise<ReadonlyMap<number, GameBadgeCounts>>;

/** Cache of achievement counts. Each game is counted at most once in five minutes; a failed count is also cached. */
export class CachedBadgeCounts {
  readonly #deps: Pick<ServerDependencies, 'clock' | 'log'>;
  readonly #cache = new Map<number, CacheEntry>();

  constructor(deps: Pick<ServerDependencies, 'clock' | 'log'>) {
    this.#deps = deps;
  }

  /** Returns the known counts of these games. Games that are not cached are counted in one call. */
  async take(gameIds: readonly number[], count: Count): Promise<ReadonlyMap<number, GameBadgeCounts>> {
    const now = this.#deps.clock.now().getTime();
    const missing = gameIds.filter((id) => (this.#cache.get(id)?.until ?? 0) <= now);
    if (missing.length > 0) this.#store(missing, count(missing), now + CACHE_MS);
    const found = new Map<number, GameBadgeCounts>();
    for (const id of gameIds) {
      const counts = await this.#cache.get(id)?.counts;
      if (counts) found.set(id, counts);
    }
    return found;
  }

  #store(gameIds: readonly number[], counted: ReturnType<Count>, until: number): void {
    // The count of a very popular game may exceed the statement timeout; a retry for each request would add to the load.
    const known = counted.catch((error: unknown): ReadonlyMap<number, GameBadgeCounts> => {
      this.#deps.log.warn({ err: error, games: gameIds }, 'badges could not be counted');
      return new Map();
    });
    for (const id of gameIds) {
      this.#cache.delete(id);
      this.#cache.set(id, { until, counts: known.then((all) => all.get(id)) });
    }
    const [...oldest] = this.#cache.keys();
    for (const id of oldest.slice(0, Math.max(0, oldest.length - MAX_CACHED))) this.#cache.delete(id);
  }
}
