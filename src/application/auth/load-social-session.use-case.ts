import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from '../session/enter-session.use-case';
import type { SessionGateway } from '../session/session-gateway.port';
import type { AuthModalState } from './auth-modal-state';

/** Loads the session that another tab has started into this tab and the other tabs, and closes the auth modal. */
export class LoadSocialSession {
  constructor(
    private readonly gateway: SessionGateway,
    private readonly enter: EnterSession,
    private readonly modal: AuthModalState,
  ) {}

  /** Returns the failure when the session cannot be loaded. */
  async execute(via: 'login' | 'register'): Promise<ApiFailure | undefined> {
    const answer = await this.gateway.status();
    if (!answer.ok) return answer.error;
    this.enter.execute(answer.value, via);
    if (via === 'login') this.modal.apply({ type: 'signed-in' });
    else {
      // The login tab has already shown the completed pane to the new player.
      this.modal.apply({ type: 'registered' });
      this.modal.apply({ type: 'dismissed' });
    }
    return undefined;
  }
}
