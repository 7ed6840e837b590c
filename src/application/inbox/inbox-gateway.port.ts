import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** A page of a player's notifications or messages, with the number of all unread ones and of the pages. */
export interface InboxPage<Item> {
  readonly items: readonly Item[];
  readonly unread: number;
  readonly pages: number;
}

/** Notifications or messages of the logged-in player. */
export interface InboxGateway<Item> {
  /** Returns a page of the items, newest first; page 1 has the newest. */
  list(page: number): Promise<Result<InboxPage<Item>, ApiFailure>>;
  /** Marks one item as read. Idempotent. */
  markRead(id: string): Promise<Result<void, ApiFailure>>;
  /** Marks all items up to `newest` as read, including older ones that are not shown. Later arrivals stay unread. */
  markAllRead(newest?: string): Promise<Result<void, ApiFailure>>;
}
