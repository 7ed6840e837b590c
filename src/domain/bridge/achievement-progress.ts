import type { ArgumentParser } from './arguments';
import { err, ok } from '../shared/result';

/** Percent at which a badge is earned. */
export const PROGRESS_DONE = 100;

/** A step towards a badge: whole percent from 0 to 100; all else is refused, as no default would be true. */
export const percent: ArgumentParser<number> = (raw) =>
  Number.isSafeInteger(raw) && (raw as number) >= 0 && (raw as number) <= PROGRESS_DONE
    ? ok(raw as number)
    : err(`must be an integer from 0 to ${PROGRESS_DONE}`);

/** The progress after a report: it only grows, so that late and repeated reports do no harm. */
export function nextProgress(current: number, reported: number): number {
  return Math.max(current, reported);
}

/** Whether that much progress earns the badge. */
export function isEarned(progress: number): boolean {
  return progress >= PROGRESS_DONE;
}
