import type { RestoreSession } from './restore-session.use-case';
import type { SessionState } from './session-state';
import type { TabChannel } from './tab-channel.port';

/** Asks the server once more who is signed in, here and in the other tabs, after something about the account has changed; a guest has nothing to refresh. */
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
