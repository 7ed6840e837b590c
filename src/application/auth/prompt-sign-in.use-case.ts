import { combineLatest, filter, take } from 'rxjs';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import type { AuthModalState } from './auth-modal-state';

/**
 * Prompts a visitor to log in and runs a callback once the visitor has logged in and closed the modal. A dismissal
 * drops the callback.
 */
export class PromptSignIn {
  constructor(
    private readonly session: SessionState,
    private readonly modal: AuthModalState,
  ) {}

  /** Runs the callback at once for a logged-in player. */
  execute(then: () => void): Cancel {
    if (this.session.current.user === undefined) this.modal.apply({ type: 'opened', pane: 'login' });
    const ended = combineLatest([this.modal.modal$, this.session.session$])
      .pipe(
        filter(([{ open, lastOutcome }, { user }]) => !open && (user !== undefined || lastOutcome === 'dismissed')),
        take(1),
      )
      .subscribe(([, { user }]) => {
        if (user !== undefined) then();
      });
    return () => {
      ended.unsubscribe();
    };
  }
}
