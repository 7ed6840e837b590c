import type * as z from 'zod/mini';
import type { AchievementGateway } from '../../application/achievements/achievement-gateway.port';
import type { wireAchievement } from '../../contract/achievements.contract';
import type { GameAchievement } from '../../domain/bridge/game-data';
import type { HttpClient } from './http-client';

/** Maps an achievement of a game with the caller's progress. */
export function toGameAchievement(wire: z.output<typeof wireAchievement>): GameAchievement {
  const { slug, title, desc, thumb, unlocked, progress } = wire;
  return {
    slug,
    title,
    description: desc,
    thumbnail: thumb,
    ...(unlocked === undefined ? {} : { unlockedAt: unlocked }),
    ...(progress === undefined ? {} : { progress }),
  };
}

export const httpAchievementGateway = (http: HttpClient): AchievementGateway => ({
  list: (game, signal) =>
    http.send('gameAchievements', { params: { game }, signal }, ({ achievements }) =>
      achievements.map(toGameAchievement),
    ),
  unlock: (game, slug) => http.send('achievementUnlock', { params: { game, achievement: slug } }),
  progress: (game, slug, percent) =>
    http.send('achievementProgress', { params: { game, achievement: slug }, body: { percent } }),
});
