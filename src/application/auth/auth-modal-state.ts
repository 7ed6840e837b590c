import { BehaviorSubject, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { AuthModal, AuthModalEvent } from '../../domain/auth/auth-modal';
import { closedAuthModal, nextAuthModal } from '../../domain/auth/auth-modal';
import type { AuthTrackedEvent } from '../../domain/auth/auth-tracked-event';
import { trackedAuthEvent } from '../../domain/auth/auth-tracked-event';

/** State of the auth modal. Any screen can open the modal, and so can a game through the bridge. */
export class AuthModalState {
  private readonly cell = new BehaviorSubject<AuthModal>(closedAuthModal);
  private readonly tracked = new Subject<AuthTrackedEvent>();
  readonly modal$: Observable<AuthModal> = this.cell.asObservable();
  /** Events that may be sent to analytics. */
  readonly tracked$: Observable<AuthTrackedEvent> = this.tracked.asObservable();

  get current(): AuthModal {
    return this.cell.value;
  }

  apply(event: AuthModalEvent): void {
    const before = this.cell.value;
    const tracked = trackedAuthEvent(before, event);
    const after = nextAuthModal(before, event);
    if (after !== before) this.cell.next(after);
    if (tracked !== undefined) this.tracked.next(tracked);
  }
}
