import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';
import { noArguments, record, slug } from './arguments';
import type { GameAchievement } from './game-data';
import { forAnyone } from './method';

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

export interface BadgeArgument {
  readonly slug: string;
}

export interface ProgressArguments extends BadgeArgument {
  readonly percent: number;
}

export interface UnlockAnswer {
  /** False when the badge was earned before. */
  readonly unlocked: boolean;
}

export interface ProgressAnswer extends UnlockAnswer {
  /** The highest that was ever reported. */
  readonly percent: number;
}

/** The badges of a game; guests earn them too. */
export const achievementMethods = {
  'achievement.list': forAnyone<undefined, readonly GameAchievement[]>(noArguments),
  'achievement.unlock': forAnyone<BadgeArgument, UnlockAnswer>(record({ slug })),
  'achievement.progress': forAnyone<ProgressArguments, ProgressAnswer>(record({ slug, percent })),
};
