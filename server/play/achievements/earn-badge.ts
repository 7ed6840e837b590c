import { isDraftSlug } from '../../../src/domain/games/draft-slug';
import { realtimeEventNames } from '../../../src/domain/realtime/realtime-event';
import type { ServerDependencies } from '../../deps';
import type { RouteInput } from '../../platform/http/route';
import type { AnyCall } from '../../../src/contract/call';
import { badgeUnlocked } from '../../community/inbox/badge-notifications';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { presentUnlocked } from './achievement.presenter';
import type { BadgeOfGame } from './achievement.repository';
import { giveBadge } from './achievement.repository';
import type { PresentEarner } from './earner.policy';

/** Gives somebody a badge; a new one is announced after the commit, and once, and kept among a player’s notifications. Answers whether it is new. */
export async function earnBadge(
  { realtime, urls }: Pick<ServerDependencies, 'realtime' | 'urls'>,
  { now, tx, afterCommit }: Pick<RouteInput<AnyCall>, 'now' | 'tx' | 'afterCommit'>,
  { earner, channel }: PresentEarner,
  badge: BadgeOfGame,
): Promise<boolean> {
  const unlocked = await giveBadge(tx, earner, badge.id, now);
  if (!unlocked) return false;
  const notice = presentUnlocked(badge, urls);
  afterCommit(() => realtime.publish(channel, realtimeEventNames.achievementUnlocked, notice));
  // An achievement of a draft appears nowhere but in its game.
  if (earner.kind === 'player' && !isDraftSlug(badge.game.slug)) {
    const notification = await insertNotification(tx, earner.id, badgeUnlocked(badge), now);
    afterCommit(() => notifyPlayer(realtime, earner.id, { notification }));
  }
  return true;
}
