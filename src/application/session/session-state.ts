import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Session, SessionEvent } from '../../domain/session/session';
import { nextSession, unknownSession } from '../../domain/session/session';

/** The session of this browser tab; outlives every screen. */
export class SessionState {
  private readonly cell: BehaviorSubject<Session>;
  readonly session$: Observable<Session>;
  private told = 0;

  constructor(initial: Session = unknownSession) {
    this.cell = new BehaviorSubject(initial);
    this.session$ = this.cell.asObservable();
  }

  get current(): Session {
    return this.cell.value;
  }

  /** How often a balance was told, whoever's: what was asked for before the last time may be older than that. */
  get balancesTold(): number {
    return this.told;
  }

  apply(event: SessionEvent): void {
    if (event.type === 'balance-changed' || event.type === 'signed-in') this.told += 1;
    this.cell.next(nextSession(this.cell.value, event));
  }
}
