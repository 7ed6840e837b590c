import type { BoardReset } from '../../domain/leaderboards/board';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A score as people write numbers. */
export const scoreText = (score: number): string => number.format(score);

/** When a board begins anew. */
export const resetText: Record<BoardReset, string> = {
  never: 'Of all time',
  daily: 'Begins anew every day at midnight UTC',
  weekly: 'Begins anew every Monday at midnight UTC',
  monthly: 'Begins anew on the first of each month, at midnight UTC',
};

/** How many players stand on a board. */
export const entriesText = (entries: number): string => (entries === 1 ? '1 player' : `${scoreText(entries)} players`);
