import type { Cancel } from '../system/clock.port';
import type { RestoreSession } from './restore-session.use-case';
import type { TabChannel } from './tab-channel.port';

/** Loads the session again whenever another tab signed in or out (spec 1 §4). */
export class FollowOtherTabs {
  constructor(
    private readonly tabs: TabChannel,
    private readonly restore: RestoreSession,
  ) {}

  execute(): Cancel {
    return this.tabs.listen(() => void this.restore.execute());
  }
}
