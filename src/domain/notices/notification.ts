import type { LinkedGame } from '../inbox/invitation';
import type { DropdownItem } from './header-dropdown';

const KINDS = [
  'achievement',
  'badges-saved',
  'friend-request',
  'friend-accepted',
  'security',
  'receipt',
  'support-reply',
  'review-answer',
  'announcement',
  'premium-ending',
  'news',
] as const;

/**
 * Subject of a notification. `badges-saved` are achievements earned as a guest, `news` are announcements of the portal.
 */
export type NotificationKind = (typeof KINDS)[number];

/** A notification for one player; `link` is a path within the portal. */
export interface Notification extends DropdownItem {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly link: string | undefined;
}

/** Parses a kind; an unknown one becomes `news`. */
export function toNotificationKind(text: string): NotificationKind {
  return KINDS.find((kind) => kind === text) ?? 'news';
}

/** A plain-text message to one player; without a sender it comes from the portal. */
export interface Message extends DropdownItem {
  readonly sender: string | undefined;
  /** Username of the sender, which names the conversation; undefined for the portal and for a deleted account. */
  readonly conversation: string | undefined;
  /** Empty for a message from a player. */
  readonly subject: string;
  readonly body: string;
  /** The published game that the message links to. */
  readonly game: LinkedGame | undefined;
}
