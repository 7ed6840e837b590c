import { achievementProgress, achievementUnlock, gameAchievements } from '../../../src/contract/achievements.contract';
import type { AnyCall } from '../../../src/contract/call';
import { events } from '../../../src/contract/realtime.contract';
import { isEarned } from '../../../src/domain/bridge/achievement-methods';
import { isDraftSlug } from '../../../src/domain/games/build-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import { unlockedNotification } from '../../community/inbox/achievement-notifications';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { deviceClass } from '../../identity/account/device-name';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteInput } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordWebhookEvent } from '../../publishing/webhooks/record-event';
import { recordGameEvent } from '../sessions/game-event.repository';
import { presentAchievement, presentUnlocked } from './achievement.presenter';
import type { AchievementOfGame } from './achievement.repository';
import { findAchievement, listAchievements, awardAchievement } from './achievement.repository';
import type { PresentEarner } from './earner.policy';
import { earnerOf, presentEarnerOf } from './earner.policy';
import { raiseProgress } from './progress.repository';

/** A caller who can earn, and the achievement. */
interface Earning {
  readonly present: PresentEarner;
  readonly achievement: AchievementOfGame;
}

/** Finds the caller and the achievement of a call. */
async function findEarning({
  params,
  caller,
  tx,
}: Pick<RouteInput<typeof achievementUnlock>, 'params' | 'caller' | 'tx'>): Promise<Result<Earning, Refusal>> {
  const present = presentEarnerOf(caller);
  if (!present) return err(refusal.unauthenticated());
  const achievement = await findAchievement(tx, params.game, params.achievement);
  return achievement ? ok({ present, achievement }) : err(refusal.notFound('achievement'));
}

/**
 * Awards an achievement. A new one is announced once after the commit and stored in a player's notifications. Returns
 * true if it is new.
 */
async function unlockAchievement(
  { config, realtime, urls }: Pick<ServerDependencies, 'config' | 'realtime' | 'urls'>,
  { caller, now, tx, afterCommit }: Pick<RouteInput<AnyCall>, 'caller' | 'now' | 'tx' | 'afterCommit'>,
  { present: { earner, channel }, achievement }: Earning,
): Promise<boolean> {
  const unlocked = await awardAchievement(tx, earner, achievement.id, now);
  if (!unlocked) return false;
  const event = { gameId: achievement.gameId, kind: 'achievement', device: deviceClass(caller.userAgent) } as const;
  await recordGameEvent(tx, event, now);
  const notice = presentUnlocked(achievement, urls);
  afterCommit(() => realtime.publish(events.achievementUnlocked, channel, notice));
  if (earner.kind === 'player') {
    const { gameId, slug } = achievement;
    const earned = { gameId, accountId: earner.id, type: 'achievement.earned' } as const;
    await recordWebhookEvent(tx, config, { ...earned, data: { achievement: slug } }, now);
  }
  // An achievement of a draft appears only in its game.
  if (earner.kind === 'player' && !isDraftSlug(achievement.game.slug)) {
    const notification = await insertNotification(tx, earner.id, unlockedNotification(achievement), now);
    afterCommit(() => notifyPlayer(realtime, earner.id, { notification }));
  }
  return true;
}

const limit = { max: 120, windowSeconds: 60, by: 'caller' } as const;

/** Routes of a game's achievements: list, progress and unlock. */
export function achievementRoutes(deps: Pick<ServerDependencies, 'config' | 'realtime' | 'urls'>): readonly Route[] {
  return [
    route(gameAchievements, async ({ params, caller, tx }) => {
      const gameId = await findPlayableGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      const listed = await listAchievements(tx, gameId, earnerOf(caller));
      return ok({ data: { achievements: listed.map((achievement) => presentAchievement(achievement, deps.urls)) } });
    }),

    route(
      achievementUnlock,
      async (input) => {
        const found = await findEarning(input);
        return found.ok ? ok({ data: { unlocked: await unlockAchievement(deps, input, found.value) } }) : found;
      },
      { limit },
    ),

    route(
      achievementProgress,
      async (input) => {
        const { body, now, tx } = input;
        const found = await findEarning(input);
        if (!found.ok) return found;
        const { present, achievement } = found.value;
        const reported = { achievementId: achievement.id, percent: body.percent };
        const percent = await raiseProgress(tx, present.earner, reported, now);
        const unlocked = isEarned(percent) && (await unlockAchievement(deps, input, found.value));
        return ok({ data: { unlocked, percent } });
      },
      { limit },
    ),
  ];
}
