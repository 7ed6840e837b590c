import type { DropdownItem } from './header-dropdown';
import { newestItems } from './header-dropdown';

/** Nothing asked yet, asked for the first time, there, or not to be had. */
export type InboxPhase = 'empty' | 'loading' | 'ready' | 'failed';

/** A player's notifications, or messages, as far as the header shows them. */
export interface InboxList<Item extends DropdownItem, Failure> {
  readonly phase: InboxPhase;
  /** The newest, newest first. */
  readonly items: readonly Item[];
  /** Of all, not only of those that are shown. */
  readonly unread: number;
  readonly failure: Failure | undefined;
  /** How many came while the player was not looking. */
  readonly arrived: number;
  /** The newest question: only its answer counts. */
  readonly question: number;
  /** Counts the players: what was begun for one must not end for another. */
  readonly visit: number;
  /** Marks on their way to the server. */
  readonly marking: number;
  /** An answer came during a mark, and may not know of it. */
  readonly stale: boolean;
}

/** Whose mark it is, what it changes on the screen, and by how much the count. */
export interface InboxMark {
  readonly visit: number;
  readonly ids: readonly string[];
  readonly count: number;
}

export type InboxEvent<Item extends DropdownItem, Failure> =
  | { readonly type: 'asked' }
  | {
      readonly type: 'answered';
      readonly question: number;
      readonly items: readonly Item[];
      readonly unread: number;
    }
  | { readonly type: 'failed'; readonly question: number; readonly failure: Failure }
  | { readonly type: 'arrived' }
  | { readonly type: 'looked-at' }
  | { readonly type: 'marked' | 'mark-kept' | 'mark-refused'; readonly mark: InboxMark }
  | { readonly type: 'player-changed' };

/** The inbox of nobody. */
export const emptyInbox: InboxList<never, never> = {
  phase: 'empty',
  items: [],
  unread: 0,
  failure: undefined,
  arrived: 0,
  question: 0,
  visit: 0,
  marking: 0,
  stale: false,
};

/** The mark of one item, or of all; undefined when there is nothing to mark. */
export function inboxMark<Item extends DropdownItem, Failure>(
  { items, unread, visit }: InboxList<Item, Failure>,
  id?: string,
): InboxMark | undefined {
  const ids = items.filter((item) => !item.read && (id === undefined || item.id === id)).map((item) => item.id);
  const count = id === undefined ? unread : ids.length;
  return count === 0 ? undefined : { visit, ids, count };
}

/** Moves an inbox; marks show at once, and a refused one is taken back. */
export function nextInbox<Item extends DropdownItem, Failure>(
  list: InboxList<Item, Failure>,
  event: InboxEvent<Item, Failure>,
): InboxList<Item, Failure> {
  switch (event.type) {
    case 'asked':
      return {
        ...list,
        phase: list.phase === 'ready' ? 'ready' : 'loading',
        question: list.question + 1,
        stale: false,
      };
    case 'answered':
      if (event.question !== list.question) return list;
      if (list.marking > 0) return { ...list, stale: true };
      return {
        ...list,
        phase: 'ready',
        items: newestItems(event.items),
        unread: Math.max(0, event.unread),
        failure: undefined,
      };
    case 'failed':
      // What is there stays readable.
      if (event.question !== list.question || list.phase === 'ready') return list;
      return { ...list, phase: 'failed', failure: event.failure };
    case 'arrived':
      return { ...list, arrived: list.arrived + 1 };
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
