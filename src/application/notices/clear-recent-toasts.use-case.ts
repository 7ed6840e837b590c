import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import type { NoticesState } from './notices-state';

/**
 * Clears the recent toasts when a player logs out here or in another tab, so that the next player cannot read them.
 */
export class ClearRecentToasts {
  constructor(
    private readonly session: SessionState,
    private readonly notices: NoticesState,
  ) {}

  execute(): Cancel {
    let player: string | undefined;
    const following = this.session.session$.subscribe(({ user }) => {
      if (player !== undefined && user?.id !== player) this.notices.clearRecentToasts();
      player = user?.id;
    });
    return () => {
      following.unsubscribe();
    };
  }
}
