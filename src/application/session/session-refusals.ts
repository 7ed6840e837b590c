import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';

/** Publishes that a call for players was rejected because the server knows no session. */
export class SessionRefusals {
  private readonly refusals = new Subject<void>();
  readonly refused$: Observable<void> = this.refusals.asObservable();

  readonly report = (): void => {
    this.refusals.next();
  };
}
