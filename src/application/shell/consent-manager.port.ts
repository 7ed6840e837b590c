import type { Observable } from 'rxjs';

/** The consent manager of this page, where one is configured (IAB TCF v2, decisions §9). */
export interface ConsentManager {
  /** Whether it is loaded; begins with what is so now. */
  readonly loaded$: Observable<boolean>;
  /** Opens its settings; does nothing without a manager. */
  openSettings(): void;
}
