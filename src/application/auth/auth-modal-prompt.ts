import { filter, pairwise } from 'rxjs';
import { canOpenAuthModal } from '../../domain/auth/auth-modal';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { RecentlyDismissed, LoginPrompt } from '../bridge/login-prompt.port';
import type { SessionState } from '../session/session-state';
import type { Clock } from '../system/clock.port';
import type { AuthModalState } from './auth-modal-state';

/** Time after a visitor closes the modal before games may open it again, in milliseconds. */
export const PROMPT_PAUSE = 10_000;

/** Opens the auth modal for a visitor. Does nothing for a logged-in player. */
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

  open(): Result<void, RecentlyDismissed> {
    // An open modal stays on the pane that the visitor has chosen.
    if (!canOpenAuthModal(this.session.current.user) || this.modal.current.open) return ok(undefined);
    if (this.wasRecentlyDismissed()) return err('recently-dismissed');
    this.modal.apply({ type: 'opened', pane: 'login' });
    return ok(undefined);
  }

  private wasRecentlyDismissed(): boolean {
    if (this.dismissedAt === undefined) return false;
    const since = this.clock.now() - this.dismissedAt;
    return since >= 0 && since < PROMPT_PAUSE;
  }
}
