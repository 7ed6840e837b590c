import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';

/** Where it is told that a call for players was refused because the server knows nobody. */
export class SessionRefusals {
  private readonly told = new Subject<void>();
  readonly refused$: Observable<void> = this.told.asObservable();

  readonly tell = (): void => {
    this.told.next();
  };
}
