import { calendarDate } from '../shared/written-date';
import type { Pagination } from '../shared/pagination';
import type { TimeZone } from '../shared/time-zone';
import type { Titled } from '../shared/titled';

/**
 * How many plays make a page of the own history.
 * @rule 3.4 The own play history comes twenty plays to a page, the newest first.
 */
export const HISTORY_PAGE_SIZE = 20;

/** One stretch of play of the signed-in player. */
export interface PlayedStretch {
  readonly id: string;
  readonly game: Titled;
  /** Whether the game has a page. */
  readonly listed: boolean;
  /** ISO 8601, UTC. */
  readonly started: string;
  /** How long it took, or has taken so far. */
  readonly seconds: number;
  /** It goes on now, and cannot be deleted. */
  readonly playing: boolean;
  /** Played with an emulated headset. */
  readonly emulated: boolean;
}

/** How much a player has played, by what is kept of it. */
export interface PlayTotals {
  readonly plays: number;
  readonly games: number;
  readonly seconds: number;
}

/** A page of what a player has played. */
export interface PlayHistory {
  readonly items: readonly PlayedStretch[];
  readonly totals: PlayTotals;
  readonly pagination: Pagination;
}

/** The plays that began on one day. */
export interface PlayedDay {
  /** As it is written, in the player's zone. */
  readonly day: string;
  readonly items: readonly PlayedStretch[];
}

/**
 * Plays by the day on which they began in the player's zone; the order of the plays stays.
 * @rule 3.4 The own play history is grouped by day.
 */
export function playedDays(items: readonly PlayedStretch[], zone: TimeZone): readonly PlayedDay[] {
  const days: { readonly day: string; readonly items: PlayedStretch[] }[] = [];
  for (const item of items) {
    const day = calendarDate(item.started, zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
