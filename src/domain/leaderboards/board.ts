import type { Pagination } from '../shared/pagination';
import { paginate } from '../shared/pagination';
import type { BoardUnit } from './board-unit';

/** Sort orders of a board: points highest first, times lowest first. */
export const boardOrders = ['highest-first', 'lowest-first'] as const;

export type BoardOrder = (typeof boardOrders)[number];

/** Periods of a board, which restarts at midnight UTC; weeks start on Monday. */
export const boardResets = ['never', 'daily', 'weekly', 'monthly'] as const;

export type BoardReset = (typeof boardResets)[number];

/** Description of a board without its scores. */
export interface BoardHead {
  readonly slug: string;
  /** Display name. */
  readonly title: string;
  readonly order: BoardOrder;
  readonly reset: BoardReset;
  readonly unit: BoardUnit;
}

/** A range of scores with inclusive ends; an absent end is open. */
export interface ScoreRange {
  readonly least?: number;
  readonly most?: number;
}

/** A leaderboard as its developer has configured it. */
export interface Board {
  readonly order: BoardOrder;
  readonly reset: BoardReset;
  /** Scores that the game can produce; others are refused. */
  readonly bounds: ScoreRange;
  /** Scores that a person can reach; others are held for review. */
  readonly plausible: ScoreRange;
  /** Maximum score that a person can reach in each minute of play; more is held for review. */
  readonly perMinute?: number;
  /** Minimum length of a person's run, in seconds; shorter runs are set aside. Checked for scores with a ticket. */
  readonly minSeconds?: number;
}

const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/**
 * Returns the start of the period that contains `now`, in milliseconds UTC; only later scores count. -Infinity for a
 * board without periods.
 */
export function periodStart(reset: BoardReset, now: number): number {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (reset) {
    case 'never':
      return -Infinity;
    case 'daily':
      return Date.UTC(year, month, day);
    case 'weekly':
      return Date.UTC(year, month, day - ((date.getUTCDay() - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK));
    case 'monthly':
      return Date.UTC(year, month);
  }
}

/**
 * Returns the rows around a rank (from 1), evenly before and after it where possible; `current` is the page of the
 * rank.
 */
export function rowsAround(total: number, rank: number, size: number): Pagination {
  const before = Math.max(0, Math.min(rank - 1 - Math.floor((size - 1) / 2), total - size));
  const items = Math.min(size, total - before);
  return { ...paginate(total, Math.ceil(rank / size), size), from: before + 1, to: before + items, items };
}
