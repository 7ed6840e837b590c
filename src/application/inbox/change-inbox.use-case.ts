import type { InboxItem } from '../../domain/notices/inbox-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { InboxEcho } from './inbox-echo.port';
import type { InboxItemKey, InboxPageGateway } from './inbox-page-gateway.port';

/** A change of the inbox. `read-all` marks the items of a kind up to `newest` as read. */
export type InboxChange =
  | { readonly type: 'read' | 'unread' | 'delete' | 'restore'; readonly item: InboxItemKey }
  | { readonly type: 'read-all'; readonly kind: InboxItem['type']; readonly newest: string | undefined };

/**
 * Changes the player's inbox, one change after the other, and notifies the other tabs of a success. A mark that arrived
 * after the deletion of its item would be refused, and lost when the deletion is undone.
 */
export class ChangeInbox {
  private previous: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly gateway: InboxPageGateway,
    private readonly echo: Pick<InboxEcho, 'publish'>,
  ) {}

  async execute(change: InboxChange): Promise<Result<void, ApiFailure>> {
    const sent = this.previous.then(() => this.send(change));
    this.previous = sent.catch(() => undefined);
    const answer = await sent;
    if (answer.ok) this.echo.publish();
    return answer;
  }

  private send(change: InboxChange): Promise<Result<void, ApiFailure>> {
    switch (change.type) {
      case 'read':
      case 'unread':
        return this.gateway.mark(change.item, change.type === 'read');
      case 'delete':
        return this.gateway.delete(change.item);
      case 'restore':
        return this.gateway.restore(change.item);
      case 'read-all':
        return this.gateway.markAllRead(change.kind, change.newest);
    }
  }
}
