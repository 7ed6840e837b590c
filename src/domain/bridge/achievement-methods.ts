import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';
import { noArguments, record, slug } from './arguments';
import type { GameAchievement } from './game-data';
import { forAnyone } from './method';

/** Percentage at which an achievement is earned. */
export const PROGRESS_DONE = 100;

/** Progress of an achievement: an integer from 0 to 100. Anything else is refused, since no default would be right. */
export const percent: ArgumentParser<number> = (raw) =>
  Number.isSafeInteger(raw) && (raw as number) >= 0 && (raw as number) <= PROGRESS_DONE
    ? ok(raw as number)
    : err(`must be an integer from 0 to ${PROGRESS_DONE}`);

/** Returns the progress after a report. It never decreases, so delayed and repeated reports are harmless. */
export function nextProgress(current: number, reported: number): number {
  return Math.max(current, reported);
}

/** True if this progress earns the achievement. */
export function isEarned(progress: number): boolean {
  return progress >= PROGRESS_DONE;
}

export interface AchievementArgument {
  readonly slug: string;
}

export interface ProgressArguments extends AchievementArgument {
  readonly percent: number;
}

export interface UnlockAnswer {
  /** False if the achievement was earned before. */
  readonly unlocked: boolean;
}

export interface ProgressAnswer extends UnlockAnswer {
  /** Highest percentage that was ever reported. */
  readonly percent: number;
}

/** Calls about a game's achievements; guests earn them too. */
export const achievementMethods = {
  'achievement.list': forAnyone<undefined, readonly GameAchievement[]>(noArguments),
  'achievement.unlock': forAnyone<AchievementArgument, UnlockAnswer>(record({ slug })),
  'achievement.progress': forAnyone<ProgressArguments, ProgressAnswer>(record({ slug, percent })),
};
