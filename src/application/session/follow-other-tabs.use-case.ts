import type { Cancel } from '../system/clock.port';
import type { RestoreSession } from './restore-session.use-case';
import type { TabChannel } from './tab-channel.port';

/**
 * Reloads the session when another tab has logged in or out (spec 1 §4) or has changed the account.
 * `FollowExpiry` handles an expired session in another tab.
 */
export class FollowOtherTabs {
  constructor(
    private readonly tabs: TabChannel,
    private readonly restore: RestoreSession,
  ) {}

  execute(): Cancel {
    return this.tabs.listen((type) => {
      if (type === 'change') void this.restore.renew();
      else if (type !== 'expiry') void this.restore.execute(type === 'logout' ? 'gone' : 'kept');
    });
  }
}
