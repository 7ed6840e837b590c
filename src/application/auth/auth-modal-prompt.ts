import { filter, pairwise } from 'rxjs';
import { canOpenAuthModal } from '../../domain/auth/auth-modal';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { DismissedLately, LoginPrompt } from '../bridge/login-prompt.port';
import type { SessionState } from '../session/session-state';
import type { Clock } from '../system/clock.port';
import type { AuthModalState } from './auth-modal-state';

/** How long a visitor who closed the modal is left in peace, in milliseconds. */
export const PROMPT_PAUSE = 10_000;

/** Asks a visitor to sign in through the auth modal; a signed-in player is not asked. */
export class AuthModalPrompt implements LoginPrompt {
  private dismissedAt: number | undefined;

  constructor(
    private readonly modal: AuthModalState,
    private readonly session: SessionState,
    private readonly clock: Clock,
  ) {
    modal.modal$
      .pipe(
        pairwise(),
        filter(([before, after]) => before.open && !after.open),
      )
      .subscribe(() => (this.dismissedAt = clock.now()));
  }

  open(): Result<void, DismissedLately> {
    // A modal that is open already keeps the pane that the visitor has chosen.
    if (!canOpenAuthModal(this.session.current.user) || this.modal.current.open) return ok(undefined);
    if (this.leftInPeace()) return err('dismissed-lately');
    this.modal.apply({ type: 'opened', pane: 'login' });
    return ok(undefined);
  }

  private leftInPeace(): boolean {
    if (this.dismissedAt === undefined) return false;
    const since = this.clock.now() - this.dismissedAt;
    return since >= 0 && since < PROMPT_PAUSE;
  }
}
