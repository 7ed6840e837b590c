import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from '../session/enter-session.use-case';
import type { SessionGateway } from '../session/session-gateway.port';
import type { AuthModalState } from './auth-modal-state';

/** Takes over the session that another tab has begun: here, in this tab's memory and in the other tabs; the auth modal closes. */
export class LoadSocialSession {
  constructor(
    private readonly gateway: SessionGateway,
    private readonly enter: EnterSession,
    private readonly modal: AuthModalState,
  ) {}

  /** Answers the failure when the server cannot be asked who it is. */
  async execute(via: 'login' | 'register'): Promise<ApiFailure | undefined> {
    const answer = await this.gateway.status();
    if (!answer.ok) return answer.error;
    this.enter.execute(answer.value, via);
    if (via === 'login') this.modal.apply({ type: 'signed-in' });
    else {
      // The tab of the sign-in has greeted the new player already, so the completed pane is not shown.
      this.modal.apply({ type: 'registered' });
      this.modal.apply({ type: 'dismissed' });
    }
    return undefined;
  }
}
