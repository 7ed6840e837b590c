import type { RestoreSession } from './restore-session.use-case';
import type { SessionState } from './session-state';
import type { TabChannel } from './tab-channel.port';

/** Reloads the session here and in the other tabs after a change of the account. Does nothing for a guest. */
export class RefreshSession {
  constructor(
    private readonly state: SessionState,
    private readonly restore: RestoreSession,
    private readonly tabs: TabChannel,
  ) {}

  async execute(): Promise<void> {
    if (this.state.current.user === undefined) return;
    this.tabs.announce('change');
    await this.restore.renew();
  }
}
