import type { Audience } from './current-user';

/**
 * Settings of a player; groups and fields have the names of spec 1 §3.
 * @rule 1.3.3 The settings have the groups general, security, privacy, community, media and notification.
 */
export interface UserSettings {
  readonly general: { readonly data_requested: boolean };
  readonly security: { readonly two_factor_auth: boolean; readonly login_notifications: boolean };
  readonly privacy: {
    readonly profile_visibility: Audience;
    readonly profile_comments: Audience;
    /** Players who may send messages. */
    readonly messages: Audience;
    readonly play_history: Audience;
    readonly badge_visibility: Audience;
    readonly achievement_visibility: Audience;
    readonly activity_visibility: Audience;
    readonly friend_visibility: Audience;
    readonly inventory_visibility: Audience;
    readonly trade_offers: Audience;
    readonly followers: boolean;
  };
  readonly community: {
    readonly focus_mode: boolean;
    readonly friend_request: Audience;
    readonly mute_all: boolean;
    readonly mute_friends: boolean;
    readonly mute_groups: boolean;
    readonly mute_notifications: boolean;
    readonly searchable_by_email: boolean;
    readonly searchable_by_phone: boolean;
    readonly toast_notifications: boolean;
    readonly unread_messages_digest: boolean;
  };
  readonly media: {
    readonly music_history: boolean;
    readonly nav_haptics: boolean;
    readonly nav_sounds: boolean;
    readonly music_auto_pause: boolean;
    readonly music_auto_resume: boolean;
    readonly music_in_status: boolean;
    readonly music_player: boolean;
    readonly music_toasts: boolean;
    readonly mute_sounds_master: boolean;
  };
  readonly notification: {
    readonly disable_toasts_master: boolean;
    readonly disable_emails_master: boolean;
    readonly newsletters: boolean;
    readonly support_ticket_emails: boolean;
    readonly weekly_digest: boolean;
    readonly game_health_emails: boolean;
  };
}

/**
 * Returns the settings of a new player and of a guest. Settings without a default in spec 1 §3 are off. The email about
 * a new login is on, because it protects an account only from the start. Messages come from friends only, to prevent
 * unwanted ones.
 * @rule 1.3.3 Every setting has a default.
 */
export function defaultSettings(): UserSettings {
  return {
    general: { data_requested: false },
    security: { two_factor_auth: false, login_notifications: true },
    privacy: {
      profile_visibility: 'all',
      profile_comments: 'all',
      messages: 'friends',
      play_history: 'all',
      badge_visibility: 'all',
      achievement_visibility: 'all',
      activity_visibility: 'all',
      friend_visibility: 'all',
      inventory_visibility: 'all',
      trade_offers: 'all',
      followers: true,
    },
    community: {
      focus_mode: false,
      friend_request: 'all',
      mute_all: false,
      mute_friends: false,
      mute_groups: false,
      mute_notifications: false,
      searchable_by_email: false,
      searchable_by_phone: false,
      toast_notifications: true,
      unread_messages_digest: true,
    },
    media: {
      music_history: false,
      nav_haptics: false,
      nav_sounds: false,
      music_auto_pause: false,
      music_auto_resume: false,
      music_in_status: false,
      music_player: false,
      music_toasts: false,
      mute_sounds_master: false,
    },
    notification: {
      disable_toasts_master: false,
      disable_emails_master: false,
      newsletters: true,
      support_ticket_emails: true,
      weekly_digest: true,
      game_health_emails: true,
    },
  };
}
