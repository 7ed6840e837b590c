import type { WireAchievement } from '../../contract/achievements.contract';
import type { GameAchievement } from '../../domain/bridge/game-achievement';

/** Reads a badge of a game, as the caller has it. */
export function toGameAchievement({ slug, title, desc, thumb, unlocked }: WireAchievement): GameAchievement {
  const badge = { slug, title, description: desc, thumbnail: thumb };
  return unlocked === null ? badge : { ...badge, unlockedAt: unlocked };
}
