import { entered } from '../../domain/session/session-change';
import type { SignedIn } from '../../domain/session/session';
import { applySessionChange } from './apply-session-change';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';
import type { TabChannel } from './tab-channel.port';

/** Applies a new login to this tab, its stored user and the other tabs. */
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
