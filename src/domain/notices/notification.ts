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

/** What a notification is about: a badge that was unlocked, badges that a guest had earned, somebody who asks for friendship or agrees to it, the safety of the account, a payment, an answer of the support or of a developer to a review, what a followed developer announces, premium that ends soon, or news of the portal. */
export type NotificationKind = (typeof KINDS)[number];

/** What the portal tells one player of; `link` is a path of the portal. */
export interface Notification extends DropdownItem {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly link: string | undefined;
}

/** Reads a kind; one that this page does not know yet is news. */
export function toNotificationKind(text: string): NotificationKind {
  return KINDS.find((kind) => kind === text) ?? 'news';
}

/** What somebody has written to one player, as plain text; without a sender it comes from the house. */
export interface Message extends DropdownItem {
  readonly sender: string | undefined;
  readonly subject: string;
  readonly body: string;
}
