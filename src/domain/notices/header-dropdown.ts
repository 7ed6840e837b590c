/**
 * Number of notifications or messages in a dropdown of the header.
 * @rule 1.9.3a Dropdowns show at most 3 items.
 */
export const DROPDOWN_ITEMS = 3;

/** Highest number shown as such. */
export const UNREAD_SHOWN = 99;

/** A notification or a row of messages; `created` is ISO 8601, UTC. */
export interface DropdownItem {
  readonly id: string;
  /** A conversation is one row; a newer message replaces the older one. Undefined for all other items. */
  readonly conversation?: string | undefined;
  readonly created: string;
  readonly read: boolean;
}

/**
 * Returns the newest items, newest first.
 * @rule 1.2.6 The notification and the message dropdown show at most 3 items each.
 */
export function newestItems<Item extends DropdownItem>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created)).slice(0, DROPDOWN_ITEMS);
}

/** Returns the number of unread items. */
export function countUnread(items: readonly DropdownItem[]): number {
  return items.filter(({ read }) => !read).length;
}

/** Returns the label of the dropdown's button: none without unread items, '99+' above 99. */
export function unreadLabel(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > UNREAD_SHOWN ? `${String(UNREAD_SHOWN)}+` : String(count);
}
