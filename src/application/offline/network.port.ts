import type { Observable } from 'rxjs';

/** Network of the device. */
export interface Network {
  /** Emits true while the device has a network, at once and after each change. */
  readonly online$: Observable<boolean>;
}
