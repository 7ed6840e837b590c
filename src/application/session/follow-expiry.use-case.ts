import { pairwise } from 'rxjs';
import { left } from '../../domain/session/session-change';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { Attention } from '../system/attention.port';
import type { Cancel } from '../system/clock.port';
import { applySessionChange } from './apply-session-change';
import { isSignedOut } from './is-signed-out';
import type { SessionGateway } from './session-gateway.port';
import type { SessionRefusals } from './session-refusals';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';
import type { TabChannel } from './tab-channel.port';

/**
 * Detects that the server has ended the player's session. Logs out every tab, and prompts once to log in, in the
 * visible tab. The former player stays known until the prompt is answered.
 */
export class FollowExpiry {
  private checking = false;
  private expired = false;
  private cancelPrompt: Cancel = () => undefined;

  constructor(
    private readonly refusals: SessionRefusals,
    private readonly gateway: SessionGateway,
    private readonly store: SessionStore,
    private readonly state: SessionState,
    private readonly tabs: TabChannel,
    private readonly modal: AuthModalState,
    private readonly attention: Attention,
  ) {}

  /** Starts until it is cancelled; `resume` is called when a player has logged in again after an expired session. */
  execute(resume: () => void): Cancel {
    const refused = this.refusals.refused$.subscribe(() => void this.checkSession());
    // The tab that detected the expiry may be hidden.
    const unlisten = this.tabs.listen((type) => {
      if (type === 'expiry') void this.checkSession();
    });
    const entered = this.state.session$.subscribe(({ user }) => {
      if (user === undefined || !this.expired) return;
      this.expired = false;
      this.cancelPrompt();
      resume();
    });
    const answered = this.modal.modal$.pipe(pairwise()).subscribe(([before, after]) => {
      if (before.open && !after.open && this.state.current.former !== undefined)
        this.state.apply({ type: 'signed-out' });
    });
    return () => {
      answered.unsubscribe();
      refused.unsubscribe();
      unlisten();
      entered.unsubscribe();
      this.cancelPrompt();
    };
  }

  /** Checks the session on the server, because the rejected call may be older than the current session. */
  private async checkSession(): Promise<void> {
    const before = this.state.current;
    if (this.checking || before.user === undefined) return;
    this.checking = true;
    const answer = await this.gateway.status();
    this.checking = false;
    if (answer.ok || !isSignedOut(answer.error)) return;
    if (this.state.current !== before) {
      // A login, or only a reverted setting, has overtaken the answer.
      await this.checkSession();
      return;
    }
    applySessionChange(left('expiry'), this.store, this.state, this.tabs);
    this.expired = true;
    this.cancelPrompt = this.attention.whenSeen(() => {
      if (!this.modal.current.open) this.modal.apply({ type: 'opened', pane: 'login' });
    });
  }
}
