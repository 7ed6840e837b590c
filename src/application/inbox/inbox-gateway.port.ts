import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The newest of a player's notifications or messages, and how many of all are unread. */
export interface InboxPage<Item> {
  readonly items: readonly Item[];
  readonly unread: number;
}

/** The signed-in player's notifications, or messages. */
export interface InboxGateway<Item> {
  /** The newest, newest first. */
  newest(): Promise<Result<InboxPage<Item>, ApiFailure>>;
  /** Marks one as read; again changes nothing. */
  markRead(id: string): Promise<Result<void, ApiFailure>>;
  /** Marks all as read, older ones that are not shown as well; what came after the newest that was seen stays unread. */
  markAllRead(newest?: string): Promise<Result<void, ApiFailure>>;
}
