import type { PlayTotals } from '../../domain/account/play-history';
import { formatDuration } from '../../domain/shared/duration';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { TimeZone } from '../../domain/shared/time-zone';
import { exactDate } from '../../domain/shared/written-date';

const HALF_A_MINUTE = 30;

/** How long a play took, in words. */
export function playTime(seconds: number): string {
  return seconds < HALF_A_MINUTE ? 'Under a minute' : formatDuration(seconds);
}

/** The time of day at which a play began; its day stands above it. */
export function timeOfDay(iso: string, zone: TimeZone): string {
  return exactDate(iso, zone).split(' ').slice(-2).join(' ');
}

/** How much was played, one fact each. */
export function totalsOf({ plays, games, seconds }: PlayTotals): readonly (readonly [title: string, value: string])[] {
  return [
    ['Time played', playTime(seconds)],
    ['Plays', humanizeNumber(plays)],
    ['Games', humanizeNumber(games)],
  ];
}

/** What is told once the history is deleted. */
export function deletedWords(deleted: number): string {
  return deleted === 1 ? '1 play is deleted.' : `${String(deleted)} plays are deleted.`;
}
