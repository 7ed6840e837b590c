import { writtenNumber } from '../shared/written-number';
import type { BoardUnit, NamedUnit } from './board-unit';

/** Decimals of a time in each unit; seconds may have up to three. */
const timeDecimals: Readonly<Partial<Record<NamedUnit, number>>> = { seconds: 3, tenths: 1, milliseconds: 3 };

/** Text behind a number in each unit. A non-breaking space keeps both on one line. */
const signs: Readonly<Partial<Record<NamedUnit, string>>> = { metres: '\u00a0m', percent: '%' };

/** True if scores in a unit are times. */
export function isTimeUnit(unit: BoardUnit): boolean {
  return typeof unit === 'string' && unit in timeDecimals;
}

/** Returns a score with its unit, such as `1,873`, `1,873 m` or `3:07.3`. */
export function scoreText(score: number, unit: BoardUnit): string {
  if (typeof unit === 'object') return `${writtenNumber(score)}\u00a0${unit.suffix}`;
  const decimals = timeDecimals[unit];
  if (decimals === undefined) return `${writtenNumber(score)}${signs[unit] ?? ''}`;
  if (unit !== 'seconds') return timeText(score, decimals);
  return timeText(score * 10 ** decimals, decimals).replace(/\.?0+$/, '');
}

/** Returns a time as hours, minutes and seconds, such as `1:02:03.4`. `parts` are 10, 1000 and so on for each second. */
function timeText(parts: number, decimals: number): string {
  const perSecond = 10 ** decimals;
  const rounded = Math.round(Math.abs(parts));
  const seconds = Math.floor(rounded / perSecond);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = hours === 0 ? String(minutes) : `${String(hours)}:${padded(minutes, 2)}`;
  const sign = parts < 0 && rounded > 0 ? '-' : '';
  return `${sign}${clock}:${padded(seconds % 60, 2)}.${padded(rounded % perSecond, decimals)}`;
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');
