import type { ProgressAnswer } from '../../src/domain/bridge/achievement-methods';
import { isEarned, nextProgress, PROGRESS_DONE } from '../../src/domain/bridge/achievement-methods';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameAchievement } from '../../src/domain/bridge/game-data';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { LocalAchievement } from './local-game';
import { anyAchievement } from './local-game';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change } from './local-portal-state';
import type { AchievementProgress } from './local-state';

function presentAchievement(achievement: LocalAchievement, progress: AchievementProgress | undefined): GameAchievement {
  if (progress === undefined) return achievement;
  const { percent, unlockedAt } = progress;
  const reported = { ...achievement, progress: percent };
  return unlockedAt === undefined ? reported : { ...reported, unlockedAt };
}

/** Calls about the achievements of the manifest. Without a manifest every slug is valid. Guests earn achievements like players. */
export function localAchievements(
  world: LocalPortal,
): LocalCalls<'achievement.list' | 'achievement.unlock' | 'achievement.progress'> {
  const { store, game, now } = world;

  function report(slug: string, percent: number): Result<ProgressAnswer, BridgeError> {
    if (game.achievements?.has(slug) === false)
      return err(bridgeError('err_not_found', 'This achievement does not exist.'));
    const { badges } = store.read();
    const before = badges[slug] ?? { percent: 0 };
    const after = nextProgress(before.percent, percent);
    const unlocked = before.unlockedAt === undefined && isEarned(after);
    const earned = unlocked ? { unlockedAt: new Date(now()).toISOString() } : {};
    change(world, { badges: { ...badges, [slug]: { ...before, percent: after, ...earned } } });
    return ok({ unlocked, percent: after });
  }

  return {
    'achievement.list': () => {
      const { badges } = store.read();
      const known = game.achievements ?? new Map(Object.keys(badges).map((slug) => [slug, anyAchievement(slug)]));
      return ok([...known.values()].map((achievement) => presentAchievement(achievement, badges[achievement.slug])));
    },
    'achievement.unlock': ({ slug }) => {
      const reported = report(slug, PROGRESS_DONE);
      return reported.ok ? ok({ unlocked: reported.value.unlocked }) : reported;
    },
    'achievement.progress': ({ slug, percent }) => report(slug, percent),
  };
}
