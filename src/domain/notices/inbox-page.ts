import type { Pagination } from '../shared/pagination';
import type { Message, Notification } from './notification';

/** Number of items on a page of the inbox. */
export const INBOX_PAGE_SIZE = 20;

/** Kinds of items that the inbox page can show. */
export const INBOX_SHOWN = ['all', 'notifications', 'messages'] as const;

export type InboxShown = (typeof INBOX_SHOWN)[number];

/** A row of the inbox page. */
export type InboxItem = ({ readonly type: 'notification' } & Notification) | ({ readonly type: 'message' } & Message);

/** Filter of the inbox page. */
export interface InboxFilter {
  readonly show: InboxShown;
  /** True if only unread items are shown. */
  readonly unread: boolean;
}

/** One page of a player's inbox, newest first. */
export interface InboxPage {
  readonly items: readonly InboxItem[];
  /** Number of all unread items that the filter's kinds include. */
  readonly unread: number;
  readonly pagination: Pagination;
}

/** Merges notifications and messages, newest first; items of the same time are ordered by id. */
export function mergeInbox(notifications: readonly Notification[], messages: readonly Message[]): readonly InboxItem[] {
  const items: readonly InboxItem[] = [
    ...notifications.map((notification) => ({ type: 'notification' as const, ...notification })),
    ...messages.map((message) => ({ type: 'message' as const, ...message })),
  ];
  return items.toSorted(
    (one, other) => Date.parse(other.created) - Date.parse(one.created) || (one.id < other.id ? 1 : -1),
  );
}

type ItemKey = Pick<InboxItem, 'type' | 'id'>;

const isSame = (one: ItemKey, other: ItemKey): boolean => one.type === other.type && one.id === other.id;

/** Marks a row. Of a conversation, its newest message becomes unread. */
const markedAs = (item: InboxItem, read: boolean): InboxItem =>
  item.type === 'message' ? { ...item, read, unread: read ? 0 : 1 } : { ...item, read };

/** Returns a page after one of its items was marked as read or unread. */
export function markedInInbox(page: InboxPage, item: ItemKey, read: boolean): InboxPage {
  const before = page.items.find((each) => isSame(each, item));
  if (before === undefined || before.read === read) return page;
  return {
    ...page,
    items: page.items.map((each) => (each === before ? markedAs(each, read) : each)),
    unread: Math.max(0, page.unread + (read ? -1 : 1)),
  };
}

/** Returns a page without a deleted item. The pagination changes with the next load. */
export function deletedFromInbox(page: InboxPage, item: ItemKey): InboxPage {
  const gone = page.items.find((each) => isSame(each, item));
  if (gone === undefined) return page;
  return {
    ...page,
    items: page.items.filter((each) => each !== gone),
    unread: Math.max(0, page.unread - (gone.read ? 0 : 1)),
  };
}

/** Returns the id of the newest item of a kind; undefined unless the page is the first and has one. */
export function newestOfKind({ items, pagination }: InboxPage, kind: InboxItem['type']): string | undefined {
  return pagination.current === 1 ? items.find(({ type }) => type === kind)?.id : undefined;
}
