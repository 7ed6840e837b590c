import type { GameAchievement } from '../bridge/game-data';
import type { ProfilePartItems } from './profile';
import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';

/** Filters of the achievement list. */
export const ACHIEVEMENT_FILTERS = ['all', 'earned', 'missing'] as const;
export type AchievementFilter = (typeof ACHIEVEMENT_FILTERS)[number];

/** Orders of the games: by latest play or achievement, by completion, or by title. */
export const ACHIEVEMENT_ORDERS = ['recent', 'completion', 'title'] as const;
export type AchievementOrder = (typeof ACHIEVEMENT_ORDERS)[number];

/** Query of a player's achievements. */
export interface AchievementQuery {
  readonly show: AchievementFilter;
  readonly order: AchievementOrder;
  /** Counts from 1. */
  readonly page: number;
}

/** An achievement with the share of the game's players who have it, in percent; undefined if unknown. */
export interface RatedAchievement extends GameAchievement {
  readonly rarity: number | undefined;
}

/** A game that the player has played, with the achievements that match the filter. */
export interface AchievementsOfGame {
  readonly game: Titled;
  /** Number of achievements that the player has earned. */
  readonly earned: number;
  /** Number of achievements of the game. */
  readonly total: number;
  readonly achievements: readonly RatedAchievement[];
}

/** Earned and missing achievements of a player, one page of games. */
export interface OwnAchievements {
  readonly games: readonly AchievementsOfGame[];
  /** Total of all the player's games. */
  readonly earned: number;
  readonly total: number;
  /** Badges of the portal itself. */
  readonly badges: readonly ProfilePartItems['badges'][];
  readonly pagination: Pagination;
}

/**
 * Returns the completion in whole percent. Only a complete set is 100; an empty set is 0.
 * @rule 3.4 Completion is the share of earned achievements in the player's games.
 */
export function completion({ earned, total }: Pick<OwnAchievements, 'earned' | 'total'>): number {
  if (total <= 0) return 0;
  return Math.floor((Math.min(earned, total) / total) * 100);
}
