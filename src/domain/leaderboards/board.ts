import type { Pagination } from '../shared/pagination';
import { paginate } from '../shared/pagination';

/** Whether points are counted, or time. */
export const boardOrders = ['highest-first', 'lowest-first'] as const;

export type BoardOrder = (typeof boardOrders)[number];

/** When a board begins anew, at midnight UTC; weeks begin on Monday. */
export const boardResets = ['never', 'daily', 'weekly', 'monthly'] as const;

export type BoardReset = (typeof boardResets)[number];

/** What is known of a board before its scores are read. */
export interface BoardHead {
  readonly slug: string;
  /** For people. */
  readonly title: string;
  readonly order: BoardOrder;
  readonly reset: BoardReset;
}

/** The ends of a range of scores, themselves in it; an absent one is open. */
export interface ScoreRange {
  readonly least?: number;
  readonly most?: number;
}

/** How the developer has set a leaderboard up. */
export interface Board {
  readonly order: BoardOrder;
  readonly reset: BoardReset;
  /** What the game can bring about at all; other scores are refused. */
  readonly bounds: ScoreRange;
  /** What a person can bring about; other scores are kept apart until somebody has looked at them. */
  readonly plausible: ScoreRange;
  /** The most that a person can bring about in each minute of play; more is kept apart as well. */
  readonly perMinute?: number;
}

const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** When the period began in which `now` lies, in milliseconds UTC; only scores from then on count. -Infinity for a board that never begins anew. */
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

/** The rows of a board around the one with this rank (from 1), as many before it as after it where there are as many; `current` is the page on which the rank stands. */
export function rowsAround(total: number, rank: number, size: number): Pagination {
  const before = Math.max(0, Math.min(rank - 1 - Math.floor((size - 1) / 2), total - size));
  const items = Math.min(size, total - before);
  return { ...paginate(total, Math.ceil(rank / size), size), from: before + 1, to: before + items, items };
}
