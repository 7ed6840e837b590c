import type { UserSettings } from './settings';
import { soundsEnabled } from './sound-settings';

/** From whom a notice comes that arrives by itself; what answers the player's own doing is always shown. */
export type NoticeSource = 'friends' | 'groups' | 'notifications';

/** How far a notice that arrives may go; in its list behind the bell it always is. */
export interface NoticeReach {
  /** It is shown in the corner. */
  readonly toast: boolean;
  /** It is heard. */
  readonly sound: boolean;
}

const MUTED_BY = { friends: 'mute_friends', groups: 'mute_groups', notifications: 'mute_notifications' } as const;

/**
 * How far a notice of this source may go: who focuses or mutes neither sees nor hears it, who wants no toasts still hears it.
 * @rule 1.3.3 Toasts can be switched off, for all or while the player wants to focus.
 * @rule 1.3.3 Friends, groups and notifications can be muted each, or all at once.
 */
export function noticeReach(settings: UserSettings, source: NoticeSource): NoticeReach {
  const { community, notification } = settings;
  const quiet = community.focus_mode || community.mute_all || community[MUTED_BY[source]];
  return {
    toast: !quiet && community.toast_notifications && !notification.disable_toasts_master,
    sound: !quiet && soundsEnabled(settings),
  };
}

/**
 * Tells whether an achievement is shown with its confetti, and then heard: it answers what the player has just done in a game, so that only the master hides it.
 * @rule 1.3.3 No toast comes by itself once the master has switched them off, not even an achievement's.
 */
export function achievementsShown({ notification }: UserSettings): boolean {
  return !notification.disable_toasts_master;
}
