import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { InboxGateway } from './inbox-gateway.port';
import type { InboxState } from './inbox-state';

/** Loads the newest items. Only the response to the latest request counts. */
export class RefreshInbox<Item extends DropdownItem> {
  constructor(
    private readonly gateway: InboxGateway<Item>,
    private readonly state: InboxState<Item>,
  ) {}

  async execute(): Promise<void> {
    this.state.apply({ type: 'asked' });
    const { question } = this.state.current;
    const answer = await this.gateway.newest();
    this.state.apply(
      answer.ok ? { type: 'answered', question, ...answer.value } : { type: 'failed', question, failure: answer.error },
    );
  }
}
