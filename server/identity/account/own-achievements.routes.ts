import { ownAchievements } from '../../../src/contract/account-pages.contract';
import { badgeRarity } from '../../../src/domain/account/badge-rarity';
import { portalBadges } from '../../../src/domain/account/portal-badges';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { presentAchievement } from '../../play/achievements/achievement.presenter';
import type { ServerDependencies } from '../../deps';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { GameBadgeCounts } from './badge-counts.repository';
import { countBadges } from './badge-counts.repository';
import { readBadgeFacts } from './badge-facts.repository';
import { CachedBadgeCounts } from './cached-badge-counts';
import type { OwnBadgeRow } from './own-badges.repository';
import { listOwnBadges } from './own-badges.repository';
import { listOwnGames, sumOwnGames } from './own-games.repository';
import { presentPortalBadge } from './portal-badge.presenter';

/** Returns an achievement's rarity; null without counts. Counts are minutes old, so an unlocked achievement has at least one holder. */
function rarityOf({ id, unlockedAt }: OwnBadgeRow, counts: GameBadgeCounts | undefined): number | null {
  if (!counts) return null;
  const own = unlockedAt === null ? 0 : 1;
  const holders = Math.max(counts.holders.get(id) ?? 0, own);
  return badgeRarity({ holders, players: counts.players }) ?? null;
}

/** Route for the player's own achievements, earned and missing. */
export function ownAchievementRoutes(deps: Pick<ServerDependencies, 'clock' | 'log' | 'urls'>): readonly Route[] {
  const { urls } = deps;
  const cachedCounts = new CachedBadgeCounts(deps);
  return [
    route(ownAchievements, async ({ query, caller, now, tx }) => {
      if (!caller.player) return err(refusal.unauthenticated());
      const { id } = caller.player;
      const part = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
      const [sums, games, facts] = await Promise.all([
        sumOwnGames(tx, id, query.show),
        listOwnGames(tx, id, query, part),
        readBadgeFacts(tx, id, now),
      ]);
      const gameIds = games.map((game) => game.id);
      const [badges, counts] = await Promise.all([
        listOwnBadges(tx, id, gameIds, query.show),
        cachedCounts.take(gameIds, (ids) => countBadges(tx, ids)),
      ]);
      return ok({
        data: {
          games: games.map(({ slug, title, earned, total, ...game }) => ({
            game: { slug, title },
            ...{ earned, total },
            achievements: badges
              .filter((badge) => badge.gameId === game.id)
              .map((badge) => ({
                ...presentAchievement(badge, urls),
                rarity: rarityOf(badge, counts.get(game.id)),
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
