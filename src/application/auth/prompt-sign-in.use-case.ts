import { combineLatest, filter, take } from 'rxjs';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import type { AuthModalState } from './auth-modal-state';

/** Asks a visitor to sign in and goes on with what they wanted once they have, and have closed the modal; who dismisses it wants nothing more. */
export class PromptSignIn {
  constructor(
    private readonly session: SessionState,
    private readonly modal: AuthModalState,
  ) {}

  /** Whoever is signed in already goes on at once. */
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
