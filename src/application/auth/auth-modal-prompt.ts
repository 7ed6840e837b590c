import type { LoginPrompt } from '../bridge/login-prompt.port';
import type { SessionState } from '../session/session-state';
import type { AuthModalState } from './auth-modal-state';

/** Asks a visitor to sign in through the auth modal; a signed-in player is not asked. */
export class AuthModalPrompt implements LoginPrompt {
  constructor(
    private readonly modal: AuthModalState,
    private readonly session: SessionState,
  ) {}

  open(): void {
    if (this.session.current.user === undefined) this.modal.apply({ type: 'opened', pane: 'login' });
  }
}
