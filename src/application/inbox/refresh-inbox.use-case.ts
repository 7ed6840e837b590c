import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { InboxGateway } from './inbox-gateway.port';
import type { InboxState } from './inbox-state';

/** Loads a page of the items, by default the one that is shown. Only the response to the latest request counts. */
export class RefreshInbox<Item extends DropdownItem> {
  constructor(
    private readonly gateway: InboxGateway<Item>,
    private readonly state: InboxState<Item>,
  ) {}

  async execute(page = this.state.current.page): Promise<void> {
    this.state.apply({ type: 'asked' });
    const { question } = this.state.current;
    const answer = await this.gateway.list(page);
    if (!answer.ok) this.state.apply({ type: 'failed', question, failure: answer.error });
    // The last page may have become empty meanwhile.
    else if (answer.value.items.length === 0 && page > 1) await this.execute(1);
    else this.state.apply({ type: 'answered', question, page, ...answer.value });
  }
}
