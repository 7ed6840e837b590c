import type { InboxFilter, InboxItem, InboxPage } from '../../domain/notices/inbox-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** An item of the inbox by its kind and id. */
export type InboxItemKey = Pick<InboxItem, 'type' | 'id'>;

/** All notifications and messages of the logged-in player. */
export interface InboxPageGateway {
  /** Returns a page of the items that match a filter, newest first. Pages count from 1 and hold twenty items. */
  page(filter: InboxFilter, page: number): Promise<Result<InboxPage, ApiFailure>>;
  /** Marks one item as read or unread. Idempotent. */
  mark(item: InboxItemKey, read: boolean): Promise<Result<void, ApiFailure>>;
  /** Marks all items of a kind up to `newest` as read; all items without it. */
  markAllRead(type: InboxItem['type'], newest: string | undefined): Promise<Result<void, ApiFailure>>;
  /** Deletes an item, which can be restored for an hour. Idempotent. */
  delete(item: InboxItemKey): Promise<Result<void, ApiFailure>>;
  /** Restores a deleted item. Rejected with 404 after the deletion has become final. */
  restore(item: InboxItemKey): Promise<Result<void, ApiFailure>>;
}
