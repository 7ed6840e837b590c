import type { UserSettings } from './settings';

/** From whom a notice comes that arrives by itself; what answers the player's own doing is always shown. */
export type NoticeSource = 'friends' | 'groups' | 'notifications';

const MUTED_BY = { friends: 'mute_friends', groups: 'mute_groups', notifications: 'mute_notifications' } as const;

/**
 * Tells whether notices that arrive by themselves may appear as toasts.
 * @rule 1.3.3 Toasts can be switched off, for all or while the player wants to focus.
 */
export function toastsEnabled({ community, notification }: UserSettings): boolean {
  return (
    community.toast_notifications && !notification.disable_toasts_master && !community.focus_mode && !community.mute_all
  );
}

/**
 * Tells whether a notice of this source may appear as a toast.
 * @rule 1.3.3 Friends, groups and notifications can be muted each.
 */
export function toastsFrom(settings: UserSettings, source: NoticeSource): boolean {
  return toastsEnabled(settings) && !settings.community[MUTED_BY[source]];
}
