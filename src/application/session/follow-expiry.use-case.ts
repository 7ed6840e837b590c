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

/** Notices that the server has ended the player's session meanwhile: signs out in every tab, and asks once to log in where the player looks; whose page it was stays known until that is answered. */
export class FollowExpiry {
  private asking = false;
  private over = false;
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

  /** Follows until it is cancelled; `resume` is called when somebody has logged in again where a session had ended. */
  execute(resume: () => void): Cancel {
    const refused = this.refusals.refused$.subscribe(() => void this.look());
    // The tab that found out may be one that nobody sees.
    const unlisten = this.tabs.listen((type) => {
      if (type === 'expiry') void this.look();
    });
    const entered = this.state.session$.subscribe(({ user }) => {
      if (user === undefined || !this.over) return;
      this.over = false;
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

  /** Asks the server, since the refused call may be older than the session that holds now. */
  private async look(): Promise<void> {
    const before = this.state.current;
    if (this.asking || before.user === undefined) return;
    this.asking = true;
    const answer = await this.gateway.status();
    this.asking = false;
    const ended = !answer.ok && isSignedOut(answer.error);
    if (!ended || this.state.current !== before) return;
    applySessionChange(left('expiry'), this.store, this.state, this.tabs);
    this.over = true;
    this.cancelPrompt = this.attention.whenSeen(() => {
      if (!this.modal.current.open) this.modal.apply({ type: 'opened', pane: 'login' });
    });
  }
}
