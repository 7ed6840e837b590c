import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { AuthModal, AuthModalEvent } from '../../domain/auth/auth-modal';
import { closedAuthModal, nextAuthModal } from '../../domain/auth/auth-modal';

/** The auth modal's state: any screen, and a game through the bridge, may open it. */
export class AuthModalState {
  private readonly cell = new BehaviorSubject<AuthModal>(closedAuthModal);
  readonly modal$: Observable<AuthModal> = this.cell.asObservable();

  get current(): AuthModal {
    return this.cell.value;
  }

  apply(event: AuthModalEvent): void {
    this.cell.next(nextAuthModal(this.cell.value, event));
  }
}
