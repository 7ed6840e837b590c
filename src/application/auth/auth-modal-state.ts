import { BehaviorSubject, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { AuthModal, AuthModalEvent } from '../../domain/auth/auth-modal';
import { closedAuthModal, nextAuthModal } from '../../domain/auth/auth-modal';
import type { AuthTrackedEvent } from '../../domain/auth/auth-tracked-event';
import { trackedAuthEvent } from '../../domain/auth/auth-tracked-event';

/** The auth modal's state: any screen, and a game through the bridge, may open it. */
export class AuthModalState {
  private readonly cell = new BehaviorSubject<AuthModal>(closedAuthModal);
  private readonly tracked = new Subject<AuthTrackedEvent>();
  readonly modal$: Observable<AuthModal> = this.cell.asObservable();
  /** What analytics may be told, as it happens. */
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
