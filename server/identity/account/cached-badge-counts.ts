import type { ServerDependencies } from '../../deps';
import type { GameBadgeCounts } from './badge-counts.repository';

/** How long a game's counts are told again, in milliseconds. */
const KEPT_MS = 5 * 60_000;
/** Of so many games. */
const MOST_KEPT = 500;

interface Kept {
  readonly until: number;
  readonly counts: Promise<GameBadgeCounts | undefined>;
}

type Count = (gameIds: readonly number[]) => Promise<ReadonlyMap<number, GameBadgeCounts>>;

/** The counts of games' badges, each counted at most once in five minutes; what could not be counted is unknown for as long. */
export class CachedBadgeCounts {
  readonly #deps: Pick<ServerDependencies, 'clock' | 'log'>;
  readonly #kept = new Map<number, Kept>();

  constructor(deps: Pick<ServerDependencies, 'clock' | 'log'>) {
    this.#deps = deps;
  }

  /** The counts of some games, without those that are unknown; those that are not kept are counted together. */
  async take(gameIds: readonly number[], count: Count): Promise<ReadonlyMap<number, GameBadgeCounts>> {
    const now = this.#deps.clock.now().getTime();
    const missing = gameIds.filter((id) => (this.#kept.get(id)?.until ?? 0) <= now);
    if (missing.length > 0) this.#keep(missing, count(missing), now + KEPT_MS);
    const found = new Map<number, GameBadgeCounts>();
    for (const id of gameIds) {
      const counts = await this.#kept.get(id)?.counts;
      if (counts) found.set(id, counts);
    }
    return found;
  }

  #keep(gameIds: readonly number[], counted: ReturnType<Count>, until: number): void {
    // Of a game that very many have played it may take longer than a statement may: to try it with each request would only add to the load.
    const known = counted.catch((error: unknown): ReadonlyMap<number, GameBadgeCounts> => {
      this.#deps.log.warn({ err: error, games: gameIds }, 'badges could not be counted');
      return new Map();
    });
    for (const id of gameIds) {
      this.#kept.delete(id);
      this.#kept.set(id, { until, counts: known.then((all) => all.get(id)) });
    }
    const [...oldest] = this.#kept.keys();
    for (const id of oldest.slice(0, Math.max(0, oldest.length - MOST_KEPT))) this.#kept.delete(id);
  }
}
