import type { Observable } from 'rxjs';

/** Visitor's preference about decorative motion. */
export interface Stillness {
  /**
   * Emits true while decorative motion is disabled (reduced motion or forced colours), starting with the current value.
   */
  readonly wanted$: Observable<boolean>;
}
