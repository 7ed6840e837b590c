import { BehaviorSubject, distinctUntilChanged, filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UserId } from '../../domain/session/current-user';
import type { Session, SessionEvent } from '../../domain/session/session';
import { nextSession, unknownSession } from '../../domain/session/session';

/** Session of this browser tab. Outlives every screen. */
export class SessionState {
  private readonly cell: BehaviorSubject<Session>;
  readonly session$: Observable<Session>;
  /** Emits the id of the player, or undefined for a visitor, once the session is known. */
  readonly playerId$: Observable<UserId | undefined>;

  constructor(initial: Session = unknownSession) {
    this.cell = new BehaviorSubject(initial);
    this.session$ = this.cell.asObservable();
    this.playerId$ = this.session$.pipe(
      filter(({ attempted }) => attempted),
      map(({ user }) => user?.id),
      distinctUntilChanged(),
    );
  }

  get current(): Session {
    return this.cell.value;
  }

  apply(event: SessionEvent): void {
    this.cell.next(nextSession(this.cell.value, event));
  }
}
