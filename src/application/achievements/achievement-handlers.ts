import { answered } from '../bridge/answered';
import type { HandlersOf } from '../bridge/handlers';
import type { OpenGame } from '../bridge/open-game';
import type { ListAchievements } from './list-achievements.use-case';
import type { ReportProgress } from './report-progress.use-case';
import type { UnlockAchievement } from './unlock-achievement.use-case';

export interface AchievementDependencies {
  readonly list: ListAchievements;
  readonly unlock: UnlockAchievement;
  readonly report: ReportProgress;
}

/** Creates the handlers for a game's calls about its achievements. */
export function achievementHandlers(
  { list, unlock, report }: AchievementDependencies,
  { slug: game }: Pick<OpenGame, 'slug'>,
): HandlersOf<'achievement'> {
  return {
    'achievement.list': async () => answered(await list.execute(game)),
    'achievement.unlock': async ({ slug }) => answered(await unlock.execute(game, slug)),
    'achievement.progress': async ({ slug, percent }) => answered(await report.execute(game, slug, percent)),
  };
}
