import type { ProgressAnswer } from '../../src/domain/bridge/achievement-methods';
import { isEarned, nextProgress, PROGRESS_DONE } from '../../src/domain/bridge/achievement-methods';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameAchievement } from '../../src/domain/bridge/game-data';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { LocalBadge } from './local-game';
import { anyBadge } from './local-game';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change } from './local-portal-state';
import type { BadgeStanding } from './local-state';

function presentBadge(badge: LocalBadge, standing: BadgeStanding | undefined): GameAchievement {
  if (standing === undefined) return badge;
  const { percent, unlockedAt } = standing;
  const reported = { ...badge, progress: percent };
  return unlockedAt === undefined ? reported : { ...reported, unlockedAt };
}

/** The badges of the manifest, or whichever the game names; a guest earns them like a player. */
export function localBadges(
  world: LocalPortal,
): LocalCalls<'achievement.list' | 'achievement.unlock' | 'achievement.progress'> {
  const { store, game, now } = world;

  function report(slug: string, percent: number): Result<ProgressAnswer, BridgeError> {
    if (game.badges?.has(slug) === false) return err(bridgeError('err_not_found', 'This badge does not exist.'));
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
      const known = game.badges ?? new Map(Object.keys(badges).map((slug) => [slug, anyBadge(slug)]));
      return ok([...known.values()].map((badge) => presentBadge(badge, badges[badge.slug])));
    },
    'achievement.unlock': ({ slug }) => {
      const reported = report(slug, PROGRESS_DONE);
      return reported.ok ? ok({ unlocked: reported.value.unlocked }) : reported;
    },
    'achievement.progress': ({ slug, percent }) => report(slug, percent),
  };
}
