import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Session, SessionEvent } from '../../domain/session/session';
import { nextSession, unknownSession } from '../../domain/session/session';

/** Session of this browser tab. Outlives every screen. */
export class SessionState {
  private readonly cell: BehaviorSubject<Session>;
  readonly session$: Observable<Session>;

  constructor(initial: Session = unknownSession) {
    this.cell = new BehaviorSubject(initial);
    this.session$ = this.cell.asObservable();
  }

  get current(): Session {
    return this.cell.value;
  }

  apply(event: SessionEvent): void {
    this.cell.next(nextSession(this.cell.value, event));
  }
}
