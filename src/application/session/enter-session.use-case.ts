import { entered } from '../../domain/session/session-change';
import type { SignedIn } from '../../domain/session/signed-in';
import { applySessionChange } from './apply-session-change';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';
import type { TabChannel } from './tab-channel.port';

/** Makes a fresh sign-in known: to this tab, to its memory and to the other tabs. */
export class EnterSession {
  constructor(
    private readonly store: SessionStore,
    private readonly state: SessionState,
    private readonly tabs: TabChannel,
  ) {}

  execute(signedIn: SignedIn, type: 'login' | 'register'): void {
    applySessionChange(entered(signedIn, type), this.store, this.state, this.tabs);
  }
}
