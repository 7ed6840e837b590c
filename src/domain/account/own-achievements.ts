import type { GameAchievement } from '../bridge/game-data';
import type { ProfilePartItems } from './profile';
import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';

/** Which of the badges are listed. */
export const BADGE_FILTERS = ['all', 'earned', 'missing'] as const;
export type BadgeFilter = (typeof BADGE_FILTERS)[number];

/** In which order the games come: as they were last earned in or played, as complete as they are, or by title. */
export const BADGE_ORDERS = ['recent', 'completion', 'title'] as const;
export type BadgeOrder = (typeof BADGE_ORDERS)[number];

/** What is asked for of a player's badges. */
export interface BadgeQuery {
  readonly show: BadgeFilter;
  readonly order: BadgeOrder;
  /** From 1. */
  readonly page: number;
}

/** A badge with the share of the game's players who have it, in percent; undefined where it is not known. */
export interface RatedAchievement extends GameAchievement {
  readonly rarity: number | undefined;
}

/** A game that the player has played, with its badges as the filter lets them through. */
export interface GameBadges {
  readonly game: Titled;
  /** How many of its badges the player has. */
  readonly earned: number;
  /** How many it has. */
  readonly total: number;
  readonly achievements: readonly RatedAchievement[];
}

/** What a player has earned, and what is missing, a page of games at a time. */
export interface OwnAchievements {
  readonly games: readonly GameBadges[];
  /** Of all the player's games. */
  readonly earned: number;
  readonly total: number;
  /** What the portal itself has given. */
  readonly badges: readonly ProfilePartItems['badges'][];
  readonly pagination: Pagination;
}

/**
 * How much of what can be earned is earned, in whole percent: all of it alone is 100, and nothing to be earned is 0.
 * @rule 3.4 Completion is the share of the badges of the player's games that is earned.
 */
export function completion({ earned, total }: Pick<OwnAchievements, 'earned' | 'total'>): number {
  if (total <= 0) return 0;
  return Math.floor((Math.min(earned, total) / total) * 100);
}
