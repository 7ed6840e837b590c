import type { DropdownItem } from '../../domain/notices/header-dropdown';
import { inboxMark } from '../../domain/notices/inbox-list';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { InboxEcho } from './inbox-echo.port';
import type { InboxGateway } from './inbox-gateway.port';
import type { InboxState } from './inbox-state';
import type { RefreshInbox } from './refresh-inbox.use-case';

/** Marks one item or all as read, first on the screen and then on the server. A rejection restores the unread state. */
export class MarkRead<Item extends DropdownItem> {
  constructor(
    private readonly gateway: InboxGateway<Item>,
    private readonly state: InboxState<Item>,
    private readonly refresh: RefreshInbox<Item>,
    private readonly echo: InboxEcho,
  ) {}

  /** Marks all items without an id. Sends no request for items that are already read. */
  async execute(id?: string): Promise<Result<void, ApiFailure>> {
    const mark = inboxMark(this.state.current, id);
    if (mark === undefined) return ok(undefined);
    const [newest] = this.state.current.items;
    this.state.apply({ type: 'marked', mark });
    const answer = await (id === undefined ? this.gateway.markAllRead(newest?.id) : this.gateway.markRead(id));
    this.state.apply({ type: answer.ok ? 'mark-kept' : 'mark-refused', mark });
    if (answer.ok) this.echo.publish();
    const { stale, marking } = this.state.current;
    // New arrivals are still unread, and the request for them may have failed.
    const mayBeOutdated = stale || (answer.ok && id === undefined);
    if (mayBeOutdated && marking === 0) void this.refresh.execute();
    return answer;
  }
}
