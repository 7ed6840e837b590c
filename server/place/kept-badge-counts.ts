import type { ServerClock } from '../system/server-clock';
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

/** The counts of games' badges, each counted at most once in five minutes; what failed is counted again. */
export class KeptBadgeCounts {
  readonly #clock: Pick<ServerClock, 'now'>;
  readonly #kept = new Map<number, Kept>();

  constructor(clock: Pick<ServerClock, 'now'>) {
    this.#clock = clock;
  }

  /** The counts of some games; those that are not kept are counted together. */
  async take(gameIds: readonly number[], count: Count): Promise<ReadonlyMap<number, GameBadgeCounts>> {
    const now = this.#clock.now().getTime();
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
    for (const id of gameIds) {
      const kept = { until, counts: counted.then((all) => all.get(id)) };
      const forget = (): void => {
        if (this.#kept.get(id) === kept) this.#kept.delete(id);
      };
      kept.counts.catch(forget);
      this.#kept.delete(id);
      this.#kept.set(id, kept);
    }
    const [...oldest] = this.#kept.keys();
    for (const id of oldest.slice(0, Math.max(0, oldest.length - MOST_KEPT))) this.#kept.delete(id);
  }
}
