import type { ProgressAnswer, UnlockAnswer } from '../../src/domain/bridge/achievement-methods';
import type { GameAchievement } from '../../src/domain/bridge/game-data';
import type { Ask } from '../open-calls';

/** Achievements of this game. Guests earn them too. Every promise settles within 10 s. */
export interface Achievements {
  /** Returns all achievements of this game with the player's progress. */
  list(): Promise<readonly GameAchievement[]>;
  /**
   * Unlocks an achievement for the player. `unlocked` is false if the player already had it. Rejects with `err_not_found` for an unknown
   * achievement.
   */
  unlock(slug: string): Promise<UnlockAnswer>;
  /**
   * Reports the player's progress as a whole number from 0 to 100. The highest report counts; 100 unlocks the achievement. Rejects with
   * `err_not_found` for an unknown achievement and `err_validation` for any other number.
   */
  progress(slug: string, percent: number): Promise<ProgressAnswer>;
}

/** Creates the achievement calls. */
export function achievementsOver(ask: Ask): Achievements {
  return {
    list: () => ask('achievement.list'),
    unlock: (slug) => ask('achievement.unlock', { slug }),
    progress: (slug, percent) => ask('achievement.progress', { slug, percent }),
  };
}
