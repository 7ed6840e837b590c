import { bringsUser } from '../../domain/session/session';
import type { SessionState } from '../session/session-state';
import type { TabChannel } from '../session/tab-channel.port';
import type { Cancel } from '../system/clock.port';
import type { AuthModalState } from './auth-modal-state';

/** Closes the auth modal once another tab has logged in. */
export class CloseForOtherTab {
  constructor(
    private readonly tabs: TabChannel,
    private readonly session: SessionState,
    private readonly modal: AuthModalState,
  ) {}

  execute(): Cancel {
    let signedInElsewhere = false;
    const unlisten = this.tabs.listen((type) => {
      signedInElsewhere = bringsUser(type);
    });
    const following = this.session.session$.subscribe(({ user }) => {
      if (user === undefined || !signedInElsewhere) return;
      signedInElsewhere = false;
      const { open, pane } = this.modal.current;
      if (open && pane !== 'completed') this.modal.apply({ type: 'signed-in', elsewhere: true });
    });
    return () => {
      unlisten();
      following.unsubscribe();
    };
  }
}
