import { ownAchievements } from '../../../src/contract/account-pages.contract';
import { achievementRarity, portalBadges } from '../../../src/domain/account/portal-badges';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentAchievement } from '../../play/achievements/achievement.presenter';
import type { GameAchievementCounts } from './achievement-counts.repository';
import { countAchievements } from './achievement-counts.repository';
import { readBadgeFacts } from './badge-facts.repository';
import type { OwnAchievementRow } from './own-achievements.repository';
import { listOwnAchievements } from './own-achievements.repository';
import { listOwnGames, sumOwnGames } from './own-games.repository';
import { presentPortalBadge } from './portal-badge.presenter';

/** Time for which counts are cached, in milliseconds. */
const CACHE_MS = 5 * 60_000;
/** Maximum number of cached games. */
const MAX_CACHED = 500;

interface CacheEntry {
  readonly until: number;
  readonly counts: Promise<GameAchievementCounts | undefined>;
}

type Count = (gameIds: readonly number[]) => Promise<ReadonlyMap<number, GameAchievementCounts>>;

/** Cache of achievement counts. Each game is counted at most once in five minutes; a failed count is also cached. */
export class CachedAchievementCounts {
  readonly #deps: Pick<ServerDependencies, 'clock' | 'log'>;
  readonly #cache = new Map<number, CacheEntry>();

  constructor(deps: Pick<ServerDependencies, 'clock' | 'log'>) {
    this.#deps = deps;
  }

  /** Returns the known counts of these games. Games that are not cached are counted in one call. */
  async take(gameIds: readonly number[], count: Count): Promise<ReadonlyMap<number, GameAchievementCounts>> {
    const now = this.#deps.clock.now().getTime();
    const missing = gameIds.filter((id) => (this.#cache.get(id)?.until ?? 0) <= now);
    if (missing.length > 0) this.#store(missing, count(missing), now + CACHE_MS);
    const found = new Map<number, GameAchievementCounts>();
    for (const id of gameIds) {
      const counts = await this.#cache.get(id)?.counts;
      if (counts) found.set(id, counts);
    }
    return found;
  }

  #store(gameIds: readonly number[], counted: ReturnType<Count>, until: number): void {
    // The count of a very popular game may exceed the statement timeout; a retry for each request would add to the load.
    const known = counted.catch((error: unknown): ReadonlyMap<number, GameAchievementCounts> => {
      this.#deps.log.warn(
        { err: error, games: gameIds },
        'The holders of achievements could not be counted. Their rarity is hidden until the next attempt.',
      );
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

/** Returns an achievement's rarity; null without counts. Counts are minutes old, so an unlocked achievement has at least one holder. */
function rarityOf({ id, unlockedAt }: OwnAchievementRow, counts: GameAchievementCounts | undefined): number | null {
  if (!counts) return null;
  const own = unlockedAt === null ? 0 : 1;
  const holders = Math.max(counts.holders.get(id) ?? 0, own);
  return achievementRarity({ holders, players: counts.players }) ?? null;
}

/** Route for the player's own achievements, earned and missing. */
export function ownAchievementRoutes(deps: Pick<ServerDependencies, 'clock' | 'log' | 'urls'>): readonly Route[] {
  const { urls } = deps;
  const cachedCounts = new CachedAchievementCounts(deps);
  return [
    route(ownAchievements, async ({ query, caller, now, tx }) => {
      const { id } = caller.player;
      const part = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
      const [sums, games, facts] = await Promise.all([
        sumOwnGames(tx, id, query.show),
        listOwnGames(tx, id, query, part),
        readBadgeFacts(tx, id, now),
      ]);
      const gameIds = games.map((game) => game.id);
      const [achievements, counts] = await Promise.all([
        listOwnAchievements(tx, id, gameIds, query.show),
        cachedCounts.take(gameIds, (ids) => countAchievements(tx, ids)),
      ]);
      return ok({
        data: {
          games: games.map(({ slug, title, earned, total, ...game }) => ({
            game: { slug, title },
            ...{ earned, total },
            achievements: achievements
              .filter((achievement) => achievement.gameId === game.id)
              .map((achievement) => ({
                ...presentAchievement(achievement, urls),
                rarity: rarityOf(achievement, counts.get(game.id)),
              })),
          })),
          earned: sums.earned,
          total: sums.total,
          badges: facts ? portalBadges(facts, now.getTime()).map(presentPortalBadge) : [],
          pagination: presentPagination(paginate(sums.games, query.page)),
        },
      });
    }),
  ];
}
