import type { Presence } from '../friends/presence';
import type { AchievementNotice } from '../notices/achievement-notice';
import type { Message, Notification } from '../notices/notification';

/** An event from the server. */
export type RealtimeEvent =
  | { readonly type: 'achievement-unlocked'; readonly notice: AchievementNotice }
  /** The balance with the greater `revision` is newer, regardless of the order of arrival. */
  | { readonly type: 'balance-updated'; readonly total: number; readonly revision: number }
  /** `until` is the end of premium, ISO 8601. */
  | { readonly type: 'premium-updated'; readonly until: string }
  | { readonly type: 'notification-created'; readonly notification: Notification }
  | { readonly type: 'message-created'; readonly message: Message }
  /** The player has written to another player in another tab, or that player has read messages. */
  | { readonly type: 'conversation-updated'; readonly username: string }
  /** The player's friends, requests or blocks have changed. */
  | { readonly type: 'friends-changed' }
  /** A friend went online or offline, or started or ended a play, within their privacy settings. */
  | {
      readonly type: 'friend-presence';
      readonly username: string;
      readonly alias: string;
      readonly presence: Presence;
    };
