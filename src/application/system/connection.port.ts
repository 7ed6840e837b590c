import type { Observable } from 'rxjs';

/** Network connection of the device. */
export interface Connection {
  /** True if the device is certainly offline. False does not guarantee a connection. */
  isOffline(): boolean;
  /** Emits false while the device is certainly offline, and true otherwise: at once and after each change. */
  readonly online$: Observable<boolean>;
}
