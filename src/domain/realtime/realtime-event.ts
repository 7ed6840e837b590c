import { isCoins } from '../market/money';
import type { Presence } from '../friends/presence';
import type { AchievementNotice } from '../notices/achievement-notice';
import { toAchievementNotice } from '../notices/achievement-notice';
import type { Titled } from '../shared/titled';

/** Names of the events on the channels (decisions §6). */
export const realtimeEventNames = {
  achievementUnlocked: '.achievement.unlocked',
  balanceUpdated: '.balance.updated',
  premiumUpdated: '.premium.updated',
  notificationCreated: '.notification.created',
  messageCreated: '.message.created',
  friendsChanged: '.friends.changed',
  friendPresence: '.friend.presence',
} as const;

/** An event from the server. Notifications and messages are only announced, without their content. */
export type RealtimeEvent =
  | { readonly type: 'achievement-unlocked'; readonly notice: AchievementNotice }
  /** The balance with the greater `revision` is newer, regardless of the order of arrival. */
  | { readonly type: 'balance-updated'; readonly total: number; readonly revision: number }
  /** `until` is the end of premium, ISO 8601. */
  | { readonly type: 'premium-updated'; readonly until: string }
  | { readonly type: 'notification-created' }
  | { readonly type: 'message-created' }
  /** The player's friends, requests or blocks have changed. */
  | { readonly type: 'friends-changed' }
  /** A friend went online or offline, or started or ended a play, within their privacy settings. */
  | {
      readonly type: 'friend-presence';
      readonly username: string;
      readonly alias: string;
      readonly presence: Presence;
    };

type Fields = Readonly<Record<string, unknown>>;

function toAchievement(payload: unknown): RealtimeEvent | undefined {
  const notice = toAchievementNotice(payload);
  return notice && { type: 'achievement-unlocked', notice };
}

function fieldOf(payload: unknown, name: string): unknown {
  return typeof payload === 'object' && payload !== null ? (payload as Fields)[name] : undefined;
}

function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function toBalance(payload: unknown): RealtimeEvent | undefined {
  const total = fieldOf(payload, 'total');
  const revision = fieldOf(payload, 'revision');
  return isCoins(total) && isRevision(revision) ? { type: 'balance-updated', total, revision } : undefined;
}

function toTitled(value: unknown): Titled | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { slug, title } = value as Fields;
  return typeof slug === 'string' && typeof title === 'string' ? { slug, title } : undefined;
}

function toFriendPresence(payload: unknown): RealtimeEvent | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { username, alias, online, playing } = payload as Fields;
  if (typeof username !== 'string' || typeof alias !== 'string' || typeof online !== 'boolean') return undefined;
  return { type: 'friend-presence', username, alias, presence: { online, playing: toTitled(playing) } };
}

function toPremium(payload: unknown): RealtimeEvent | undefined {
  const until = fieldOf(payload, 'until');
  const isDate = typeof until === 'string' && !Number.isNaN(Date.parse(until));
  return isDate ? { type: 'premium-updated', until } : undefined;
}

/**
 * Parses an event from its name and payload; undefined for any other name or shape.
 * @rule 2.7.42b A balance update on the account's channel carries a total and its revision.
 * @rule 3.6 The channels carry events about achievements, the balance, premium, notifications, messages, friends and
 * their presence.
 */
export function toRealtimeEvent(name: string, payload: unknown): RealtimeEvent | undefined {
  switch (name) {
    case realtimeEventNames.achievementUnlocked:
      return toAchievement(payload);
    case realtimeEventNames.balanceUpdated:
      return toBalance(payload);
    case realtimeEventNames.premiumUpdated:
      return toPremium(payload);
    case realtimeEventNames.notificationCreated:
      return { type: 'notification-created' };
    case realtimeEventNames.messageCreated:
      return { type: 'message-created' };
    case realtimeEventNames.friendsChanged:
      return { type: 'friends-changed' };
    case realtimeEventNames.friendPresence:
      return toFriendPresence(payload);
  }
  return undefined;
}
