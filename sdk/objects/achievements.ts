import type { ProgressAnswer, UnlockAnswer } from '../../src/domain/bridge/achievement-methods';
import type { GameAchievement } from '../../src/domain/bridge/game-data';
import type { Ask } from '../open-calls';

/** The badges of this game, for guests too; every promise settles within 10 s. */
export interface Achievements {
  /** All badges of this game, when the player earned them, and how far they are. */
  list(): Promise<readonly GameAchievement[]>;
  /** Gives the player a badge; `unlocked` is false when it was earned before; rejects with `err_not_found` for an unknown one. */
  unlock(slug: string): Promise<UnlockAnswer>;
  /**
   * Reports how far the player is, in whole percent from 0 to 100; the highest report counts, and 100 earns the badge. Rejects with
   * `err_not_found` for an unknown badge and with `err_validation` for any other number.
   */
  progress(slug: string, percent: number): Promise<ProgressAnswer>;
}

/** The badges, as the portal keeps them. */
export function achievementsOver(ask: Ask): Achievements {
  return {
    list: () => ask('achievement.list'),
    unlock: (slug) => ask('achievement.unlock', { slug }),
    progress: (slug, percent) => ask('achievement.progress', { slug, percent }),
  };
}
