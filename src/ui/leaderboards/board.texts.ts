import type { BoardReset } from '../../domain/leaderboards/board';
import { writtenNumber } from '../../domain/shared/written-number';

/** Reset schedules of boards. */
export const resetText: Record<BoardReset, string> = {
  never: 'All time',
  daily: 'Resets daily at midnight UTC',
  weekly: 'Resets every Monday at midnight UTC',
  monthly: 'Resets on the first of each month at midnight UTC',
};

/** Formats the number of players on a board. */
export const entriesText = (entries: number): string =>
  entries === 1 ? '1 player' : `${writtenNumber(entries)} players`;
