import type { UserSettings } from './settings';

/**
 * True if the portal may play sounds.
 * @rule 1.3.3 One setting mutes every sound.
 */
export function soundsEnabled({ media }: UserSettings): boolean {
  return !media.mute_sounds_master;
}

/**
 * True if navigation plays sounds.
 * @rule 1.3.3 Navigation has its own sound setting; the master switch mutes these sounds too.
 */
export function navigationSoundsEnabled(settings: UserSettings): boolean {
  return settings.media.nav_sounds && soundsEnabled(settings);
}

/**
 * True if navigation uses haptics.
 * @rule 1.3.3 Navigation has its own haptics setting.
 */
export function navigationHapticsEnabled({ media }: UserSettings): boolean {
  return media.nav_haptics;
}

/** Source of a notice that arrives without an action of the player; answers to an action are always shown. */
export type NoticeSource = 'friends' | 'groups' | 'notifications';

/** Channels of an arriving notice; its list behind the bell contains it in any case. */
export interface NoticeReach {
  /** Shown as a toast. */
  readonly toast: boolean;
  /** Played as a sound. */
  readonly sound: boolean;
}

const MUTED_BY = { friends: 'mute_friends', groups: 'mute_groups', notifications: 'mute_notifications' } as const;

/**
 * Returns the channels of a notice. Focus mode and mute turn off both; a player without toasts still gets the sound.
 * @rule 1.3.3 Toasts can be turned off, always or during focus mode.
 * @rule 1.3.3 Friends, groups and notifications can be muted separately or all together.
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
 * True if an achievement is shown with confetti and sound. It answers an action of the player, so only the master
 * switch hides it.
 * @rule 1.3.3 No toast arrives once the master switch is off, not even an achievement's.
 */
export function achievementsShown({ notification }: UserSettings): boolean {
  return !notification.disable_toasts_master;
}
