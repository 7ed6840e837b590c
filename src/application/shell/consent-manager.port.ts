import type { Observable } from 'rxjs';

/** Consent manager of this page, if one is configured (IAB TCF v2, decisions §9). */
export interface ConsentManager {
  /** Emits true while the consent manager is loaded, starting with the current value. */
  readonly loaded$: Observable<boolean>;
  /** Opens the settings of the consent manager; does nothing without one. */
  openSettings(): void;
}
