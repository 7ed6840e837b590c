import { calendarDate } from '../shared/written-date';
import type { Pagination } from '../shared/pagination';
import type { TimeZone } from '../shared/time-zone';
import type { Titled } from '../shared/titled';

/**
 * Number of plays on a page of the player's own history.
 * @rule 3.4 The player's own history has twenty plays on a page, newest first.
 */
export const HISTORY_PAGE_SIZE = 20;

/** One play of the logged-in player. */
export interface PlayedSession {
  readonly id: string;
  readonly game: Titled;
  /** True if the game has a page. */
  readonly listed: boolean;
  /** ISO 8601, UTC. */
  readonly started: string;
  /** Duration, so far if the play is still running. */
  readonly seconds: number;
  /** True while the play is running; it cannot be deleted then. */
  readonly playing: boolean;
  /** True if played with an emulated headset. */
  readonly emulated: boolean;
}

/** Total play time and number of games, from the stored plays. */
export interface PlayTotals {
  readonly plays: number;
  readonly games: number;
  readonly seconds: number;
}

/** One page of a player's plays. */
export interface PlayHistory {
  readonly items: readonly PlayedSession[];
  readonly totals: PlayTotals;
  readonly pagination: Pagination;
}

/** Plays that began on the same day. */
export interface PlayedDay {
  /** Formatted in the player's time zone. */
  readonly day: string;
  readonly items: readonly PlayedSession[];
}

/**
 * Groups plays by the day on which they began in the player's time zone, in unchanged order.
 * @rule 3.4 The player's own history is grouped by day.
 */
export function playedDays(items: readonly PlayedSession[], zone: TimeZone): readonly PlayedDay[] {
  const days: { readonly day: string; readonly items: PlayedSession[] }[] = [];
  for (const item of items) {
    const day = calendarDate(item.started, zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
