import { achievementProgress, achievementUnlock, gameAchievements } from '../../../src/contract/achievements.contract';
import type { AnyCall } from '../../../src/contract/call';
import { events } from '../../../src/contract/realtime.contract';
import { isEarned } from '../../../src/domain/bridge/achievement-methods';
import { isDraftSlug } from '../../../src/domain/games/build-version';
import { err, ok } from '../../../src/domain/shared/result';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import { badgeUnlocked } from '../../community/inbox/badge-notifications';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteInput } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentAchievement, presentUnlocked } from './achievement.presenter';
import type { BadgeOfGame } from './achievement.repository';
import { findAchievement, listAchievements, awardAchievement } from './achievement.repository';
import type { PresentEarner } from './earner.policy';
import { earnerOf, presentEarnerOf } from './earner.policy';
import { raiseProgress } from './progress.repository';

/**
 * Awards an achievement. A new one is announced once after the commit and stored in a player's notifications. Returns
 * true if it is new.
 */
async function unlockAchievement(
  { realtime, urls }: Pick<ServerDependencies, 'realtime' | 'urls'>,
  { now, tx, afterCommit }: Pick<RouteInput<AnyCall>, 'now' | 'tx' | 'afterCommit'>,
  { earner, channel }: PresentEarner,
  achievement: BadgeOfGame,
): Promise<boolean> {
  const unlocked = await awardAchievement(tx, earner, achievement.id, now);
  if (!unlocked) return false;
  const notice = presentUnlocked(achievement, urls);
  afterCommit(() => realtime.publish(events.achievementUnlocked, channel, notice));
  // An achievement of a draft appears only in its game.
  if (earner.kind === 'player' && !isDraftSlug(achievement.game.slug)) {
    const notification = await insertNotification(tx, earner.id, badgeUnlocked(achievement), now);
    afterCommit(() => notifyPlayer(realtime, earner.id, { notification }));
  }
  return true;
}

const limit = { max: 120, windowSeconds: 60, by: 'caller' } as const;

/** Routes of a game's achievements: list, progress and unlock. */
export function achievementRoutes(deps: Pick<ServerDependencies, 'realtime' | 'urls'>): readonly Route[] {
  return [
    route(gameAchievements, async ({ params, caller, tx }) => {
      const gameId = await findPlayableGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      const badges = await listAchievements(tx, gameId, earnerOf(caller));
      return ok({ data: { achievements: badges.map((achievement) => presentAchievement(achievement, deps.urls)) } });
    }),

    route(
      achievementUnlock,
      async (input) => {
        const { params, caller, tx } = input;
        const present = presentEarnerOf(caller);
        if (!present) return err(refusal.unauthenticated());
        const achievement = await findAchievement(tx, params.game, params.achievement);
        if (!achievement) return err(refusal.notFound('achievement'));
        return ok({ data: { unlocked: await unlockAchievement(deps, input, present, achievement) } });
      },
      { limit },
    ),

    route(
      achievementProgress,
      async (input) => {
        const { params, body, caller, now, tx } = input;
        const present = presentEarnerOf(caller);
        if (!present) return err(refusal.unauthenticated());
        const achievement = await findAchievement(tx, params.game, params.achievement);
        if (!achievement) return err(refusal.notFound('achievement'));
        const reported = { achievementId: achievement.id, percent: body.percent };
        const percent = await raiseProgress(tx, present.earner, reported, now);
        const unlocked = isEarned(percent) && (await unlockAchievement(deps, input, present, achievement));
        return ok({ data: { unlocked, percent } });
      },
      { limit },
    ),
  ];
}
