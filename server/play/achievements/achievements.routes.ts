import { achievementProgress, achievementUnlock, gameAchievements } from '../../../src/contract/achievements.contract';
import { isEarned } from '../../../src/domain/bridge/achievement-progress';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentAchievement } from './achievement.presenter';
import { findBadge, listBadges } from './achievement.repository';
import { earnBadge } from './earn-badge';
import { earnerOf, presentEarnerOf } from './earner.policy';
import { raiseProgress } from './progress.repository';

const limit = { max: 120, windowSeconds: 60, by: 'caller' } as const;

/** The badges of a game, the way to them, and earning them. */
export function achievementRoutes(deps: Pick<ServerDependencies, 'realtime' | 'urls'>): readonly Route[] {
  return [
    route(gameAchievements, async ({ params, caller, tx }) => {
      const gameId = await findPlayableGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      const badges = await listBadges(tx, gameId, earnerOf(caller));
      return ok({ data: { achievements: badges.map((badge) => presentAchievement(badge, deps.urls)) } });
    }),

    route(
      achievementUnlock,
      async (input) => {
        const { params, caller, tx } = input;
        const present = presentEarnerOf(caller);
        if (!present) return err(refusal.unauthenticated());
        const badge = await findBadge(tx, params.game, params.achievement);
        if (!badge) return err(refusal.notFound('achievement'));
        return ok({ data: { unlocked: await earnBadge(deps, input, present, badge) } });
      },
      { limit },
    ),

    route(
      achievementProgress,
      async (input) => {
        const { params, body, caller, now, tx } = input;
        const present = presentEarnerOf(caller);
        if (!present) return err(refusal.unauthenticated());
        const badge = await findBadge(tx, params.game, params.achievement);
        if (!badge) return err(refusal.notFound('achievement'));
        const reported = { badgeId: badge.id, percent: body.percent };
        const percent = await raiseProgress(tx, present.earner, reported, now);
        const unlocked = isEarned(percent) && (await earnBadge(deps, input, present, badge));
        return ok({ data: { unlocked, percent } });
      },
      { limit },
    ),
  ];
}
