import { percent } from './achievement-progress';
import { noArguments, record, slug } from './arguments';
import type { GameAchievement } from './game-achievement';
import { forAnyone } from './method';

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
