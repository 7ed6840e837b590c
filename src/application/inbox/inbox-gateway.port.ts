import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Newest notifications or messages of a player, with the number of all unread ones. */
export interface InboxPage<Item> {
  readonly items: readonly Item[];
  readonly unread: number;
}

/** Notifications or messages of the logged-in player. */
export interface InboxGateway<Item> {
  /** Returns the newest items, newest first. */
  newest(): Promise<Result<InboxPage<Item>, ApiFailure>>;
  /** Marks one item as read. Idempotent. */
  markRead(id: string): Promise<Result<void, ApiFailure>>;
  /** Marks all items up to `newest` as read, including older ones that are not shown. Later arrivals stay unread. */
  markAllRead(newest?: string): Promise<Result<void, ApiFailure>>;
}
