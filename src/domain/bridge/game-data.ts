import type { JsonValue } from '../saves/json';
import type { Pagination } from '../shared/pagination';

/** One row of a leaderboard. */
export interface GameScore {
  /** Counts from 1. */
  readonly rank: number;
  readonly score: number;
  readonly username: string;
  readonly alias: string;
  /** Address of the small picture. */
  readonly avatar: string;
  /** Time of the score (ISO 8601, UTC). */
  readonly date: string;
}

/** A page of a leaderboard; a page around the player can start with another player. */
export interface GameScores {
  /** Slug of the board. */
  readonly board: string;
  readonly scores: readonly GameScore[];
  readonly pagination: Pagination;
}

/** Statistics of a leaderboard. */
export interface BoardStats {
  readonly entries: number;
  /** Absent, like `average`, while the board is empty. */
  readonly best?: number;
  readonly average?: number;
  /** The player's rank; absent for guests and for players without a score. */
  readonly rank?: number;
}

/** A save; `T` is the type of the game's data. */
export interface GameSave<T = JsonValue> {
  /** Empty if the game gave no name. */
  readonly name: string;
  readonly data: T;
  /** Increases with each write; the `base` of the next one. */
  readonly version: number;
  /** ISO 8601, UTC, like `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Saves by slot; an empty slot is absent. */
export type GameSaves = Readonly<Partial<Record<number, GameSave>>>;

/** An item that the game sells. */
export interface GameItem {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly thumbnail: string;
  /** Price in coins. */
  readonly price: number;
  /** Price in coins during a discount; absent without one. */
  readonly discountedPrice?: number;
}

/** Items of one kind that the player owns. */
export interface OwnedItem {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly thumbnail: string;
  readonly count: number;
  /** Expiry (ISO 8601, UTC); absent for a permanent item. */
  readonly expiresAt?: string;
}

/** An achievement as the game sees it. */
export interface GameAchievement {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Address of the picture; empty in local mode. */
  readonly thumbnail: string;
  /** Time at which the player earned it (ISO 8601, UTC); absent until then. */
  readonly unlockedAt?: string;
  /** Highest percentage that the game has reported; absent before a report. */
  readonly progress?: number;
}
