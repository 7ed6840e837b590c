import { achievementUnlock, gameAchievements } from '../../src/contract/achievements.contract';
import { announcementChannel } from '../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../src/domain/realtime/realtime-event';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { badgeUnlocked } from '../notices/badge-notifications';
import { insertNotification } from '../notices/notification.repository';
import { tellPlayer } from '../notices/tell-player';
import { findGameId } from '../games/game.repository';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { presentAchievement, presentUnlocked } from './achievement.presenter';
import { findBadge, giveBadge, listBadges } from './achievement.repository';
import { earnerOf } from './earner.policy';

/** The badges of a game, and earning them; a new one is announced after the commit, and once, and kept among a player’s notifications. */
export function achievementRoutes({ realtime, urls }: ServerDeps): readonly Route[] {
  return [
    route(gameAchievements, async ({ params, caller, tx }) => {
      const gameId = await findGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      const badges = await listBadges(tx, gameId, earnerOf(caller));
      return ok({ data: { achievements: badges.map((badge) => presentAchievement(badge, urls)) } });
    }),

    route(
      achievementUnlock,
      async (input) => {
        const { params, caller, now, tx } = input;
        const earner = earnerOf(caller);
        const channel = announcementChannel({ playerId: caller.player?.id, guestId: caller.guestId });
        if (!earner || channel === undefined) return err(refusal.unauthenticated());
        const badge = await findBadge(tx, params.game, params.achievement);
        if (!badge) return err(refusal.notFound('achievement'));
        const unlocked = await giveBadge(tx, earner, badge.id, now);
        if (unlocked) {
          const notice = presentUnlocked(badge, urls);
          input.afterCommit(() => realtime.publish(channel, realtimeEventNames.achievementUnlocked, notice));
          if (earner.kind === 'player') {
            const notification = await insertNotification(tx, earner.id, badgeUnlocked(badge), now);
            input.afterCommit(() => tellPlayer(realtime, earner.id, { notification }));
          }
        }
        return ok({ data: { unlocked } });
      },
      { limit: { max: 120, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
