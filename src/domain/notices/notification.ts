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
  'game-review',
  'announcement',
  'premium-ending',
  'developer',
  'news',
] as const;

/**
 * Subject of a notification. `badges-saved` are achievements earned as a guest, `game-review` are new reviews of a developer's game, `developer`
 * concerns a developer of which the player is a member, `news` are announcements of the portal.
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

/** A row of messages: a conversation with its newest message, or a message of the portal, which has no sender. */
export interface Message extends DropdownItem {
  /** Name of the other player. */
  readonly sender: string | undefined;
  /** Username of the other player, which names the conversation; undefined for the portal and for deleted accounts. */
  readonly conversation: string | undefined;
  /** Empty for a message between players. */
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The published game that the message links to. */
  readonly game: LinkedGame | undefined;
  /** True if the player wrote the newest message. */
  readonly own: boolean;
  /** Number of unread messages. */
  readonly unread: number;
  /** True if the row has a message to the player, which can be unread. */
  readonly received: boolean;
}
