import type { JsonValue } from '../saves/json';
import type { Pagination } from '../shared/pagination';

/** One row of a leaderboard. */
export interface GameScore {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  readonly username: string;
  readonly alias: string;
  /** Address of the small picture. */
  readonly avatar: string;
  /** When it was posted (ISO 8601, UTC). */
  readonly date: string;
}

/** A page of a leaderboard; around the player it can begin with somebody else. */
export interface GameScores {
  /** The board's slug. */
  readonly board: string;
  readonly scores: readonly GameScore[];
  readonly pagination: Pagination;
}

/** A leaderboard in numbers. */
export interface BoardStats {
  readonly entries: number;
  /** Absent, like `average`, while the board is empty. */
  readonly best?: number;
  readonly average?: number;
  /** The player's; absent for guests and for players without a score. */
  readonly rank?: number;
}

/** A save; `T` is the type that the game wrote. */
export interface GameSave<T = JsonValue> {
  /** Empty when the game gave none. */
  readonly name: string;
  readonly data: T;
  /** Counts up with each write; the base of the next one. */
  readonly version: number;
  /** ISO 8601, UTC, as is `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The saves by slot; an empty slot is absent. */
export type GameSaves = Readonly<Partial<Record<number, GameSave>>>;

/** An item on sale in the game. */
export interface GameItem {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly thumbnail: string;
  /** Coins. */
  readonly price: number;
  /** Coins while there is a discount; absent without one. */
  readonly discountedPrice?: number;
}

/** Items of one kind that the player has. */
export interface OwnedItem {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly thumbnail: string;
  readonly count: number;
  /** When it is gone (ISO 8601, UTC); absent for one that stays. */
  readonly expiresAt?: string;
}

/** A badge of the game, as the game sees it. */
export interface GameAchievement {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Address of the picture; empty in local mode. */
  readonly thumbnail: string;
  /** When the player earned it (ISO 8601, UTC); absent while not earned. */
  readonly unlockedAt?: string;
  /** Percent of the way to it, the highest that the game has reported; absent before a report. */
  readonly progress?: number;
}
