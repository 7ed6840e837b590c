import type { WireAchievement } from '../../contract/achievements.contract';
import type { GameAchievement } from '../../domain/bridge/game-score';

/** Maps an achievement of a game with the caller's progress. */
export function toGameAchievement(wire: WireAchievement): GameAchievement {
  const { slug, title, desc, thumb, unlocked, progress } = wire;
  return {
    slug,
    title,
    description: desc,
    thumbnail: thumb,
    ...(unlocked === null ? {} : { unlockedAt: unlocked }),
    ...(progress === null ? {} : { progress }),
  };
}
