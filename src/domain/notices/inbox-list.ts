import type { DropdownItem } from './header-dropdown';
import { countUnread, DROPDOWN_ITEMS, newestItems } from './header-dropdown';

/** Phase of an inbox: not requested, first request running, loaded, or failed. */
export type InboxPhase = 'empty' | 'loading' | 'ready' | 'failed';

/** A player's notifications or messages in the header. */
export interface InboxList<Item extends DropdownItem, Failure> {
  readonly phase: InboxPhase;
  /** Newest items, newest first. */
  readonly items: readonly Item[];
  /** Number of all unread items, including those that are not shown. */
  readonly unread: number;
  readonly failure: Failure | undefined;
  /** Number of items that arrived while the list was closed. */
  readonly arrived: number;
  /** True while a request is running. */
  readonly asking: boolean;
  /** Number of the latest request; only its response counts. */
  readonly question: number;
  /** Number of the current player's visit, so that a request of one player never ends for another. */
  readonly visit: number;
  /** Number of running requests that mark items as read. */
  readonly marking: number;
  /** True if the list may be outdated: a response arrived during such a request, or a request failed. */
  readonly stale: boolean;
}

/** A mark as read: its visit, the affected items, and the change of the unread count. */
export interface InboxMark {
  readonly visit: number;
  readonly ids: readonly string[];
  readonly count: number;
}

export type InboxEvent<Item extends DropdownItem, Failure> =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly question: number; readonly items: readonly Item[]; readonly unread: number }
  | { readonly type: 'failed'; readonly question: number; readonly failure: Failure }
  | { readonly type: 'arrived'; readonly item: Item }
  | { readonly type: 'looked-at' }
  | { readonly type: 'marked' | 'mark-kept' | 'mark-refused'; readonly mark: InboxMark }
  | { readonly type: 'player-changed' };

/** Inbox without a player. */
export const emptyInbox: InboxList<never, never> = {
  phase: 'empty',
  items: [],
  unread: 0,
  failure: undefined,
  arrived: 0,
  asking: false,
  question: 0,
  visit: 0,
  marking: 0,
  stale: false,
};

/** Returns the mark of one item, or of all; undefined if there is nothing to mark. */
export function inboxMark<Item extends DropdownItem, Failure>(
  { items, unread, visit }: InboxList<Item, Failure>,
  id?: string,
): InboxMark | undefined {
  const ids = items.filter((item) => !item.read && (id === undefined || item.id === id)).map((item) => item.id);
  const count = id === undefined ? unread : ids.length;
  return count === 0 ? undefined : { visit, ids, count };
}

/** Returns an inbox after an event. Marks show at once, and a refused one is reverted. */
export function nextInbox<Item extends DropdownItem, Failure>(
  list: InboxList<Item, Failure>,
  event: InboxEvent<Item, Failure>,
): InboxList<Item, Failure> {
  switch (event.type) {
    case 'asked':
      return {
        ...list,
        phase: list.phase === 'ready' ? 'ready' : 'loading',
        asking: true,
        question: list.question + 1,
        stale: false,
      };
    case 'answered':
      if (event.question !== list.question) return list;
      if (list.marking > 0) return { ...list, asking: false, stale: true };
      return {
        ...list,
        phase: 'ready',
        asking: false,
        items: newestItems(event.items),
        unread: Math.max(0, event.unread),
        failure: undefined,
      };
    case 'failed':
      if (event.question !== list.question) return list;
      // Loaded items stay readable.
      if (list.phase === 'ready') return { ...list, asking: false, stale: true };
      return { ...list, phase: 'failed', asking: false, failure: event.failure };
    case 'arrived':
      return { ...list, arrived: list.arrived + 1, ...(canAdd(list, event.item) ? added(list, event.item) : {}) };
    case 'looked-at':
      return { ...list, arrived: 0 };
    case 'marked':
      return marked(list, event.mark, { read: true, marking: 1 });
    case 'mark-kept':
      return event.mark.visit === list.visit ? { ...list, marking: list.marking - 1 } : list;
    case 'mark-refused':
      return marked(list, event.mark, { read: false, marking: -1 });
    case 'player-changed':
      return { ...emptyInbox, question: list.question + 1, visit: list.visit + 1 };
  }
}

/** Returns the row of an item's conversation in a list. */
function rowOf<Item extends DropdownItem>(items: readonly Item[], { conversation }: Item): Item | undefined {
  return conversation === undefined ? undefined : items.find((item) => item.conversation === conversation);
}

/**
 * True if an item that arrives is new in this list and can be added without a request: the list is as the server's, contains every
 * item as new as this one, and shows if the item's conversation was unread.
 */
export function canAdd<Item extends DropdownItem, Failure>(list: InboxList<Item, Failure>, item: Item): boolean {
  const { phase, asking, stale, items } = list;
  if (phase !== 'ready' || asking || stale || items.some(({ id }) => id === item.id)) return false;
  const row = rowOf(items, item);
  // The server may have marked only the older message of the row.
  if (row !== undefined && list.marking > 0) return false;
  const isComplete = items.length < DROPDOWN_ITEMS;
  if (item.conversation !== undefined && row === undefined && !isComplete) return false;
  const older = row ?? (isComplete ? undefined : items.at(-1));
  return older === undefined || Date.parse(item.created) > Date.parse(older.created);
}

/** Adds an item, in place of the row of its conversation. */
function added<Item extends DropdownItem, Failure>({ items, unread }: InboxList<Item, Failure>, item: Item) {
  const row = rowOf(items, item);
  const others = items.filter((other) => other !== row);
  return {
    items: newestItems([item, ...others]),
    unread: unread + countUnread([item]) - countUnread(row ? [row] : []),
  };
}

function marked<Item extends DropdownItem, Failure>(
  list: InboxList<Item, Failure>,
  { visit, ids, count }: InboxMark,
  { read, marking }: { readonly read: boolean; readonly marking: 1 | -1 },
): InboxList<Item, Failure> {
  if (visit !== list.visit) return list;
  return {
    ...list,
    items: list.items.map((item) => (ids.includes(item.id) ? { ...item, read } : item)),
    unread: list.unread - marking * count,
    marking: list.marking + marking,
  };
}
