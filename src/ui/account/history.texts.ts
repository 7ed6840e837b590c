import type { PlayTotals } from '../../domain/account/play-history';
import { formatDuration } from '../../domain/shared/duration';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { TimeZone } from '../../domain/shared/time-zone';
import { exactDate } from '../../domain/shared/written-date';

const HALF_A_MINUTE = 30;

/** Returns the length of a play session as text. */
export function playTime(seconds: number): string {
  return seconds < HALF_A_MINUTE ? 'Under a minute' : formatDuration(seconds);
}

/** Returns the time of day at which a play session started. */
export function timeOfDay(iso: string, zone: TimeZone): string {
  return exactDate(iso, zone).split(' ').slice(-2).join(' ');
}

export function totalsOf({ plays, games, seconds }: PlayTotals): readonly (readonly [title: string, value: string])[] {
  return [
    ['Time played', playTime(seconds)],
    ['Plays', humanizeNumber(plays)],
    ['Games', humanizeNumber(games)],
  ];
}

export function deletedText(deleted: number): string {
  return deleted === 1 ? '1 play session removed.' : `${String(deleted)} play sessions removed.`;
}
