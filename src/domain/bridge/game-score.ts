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
