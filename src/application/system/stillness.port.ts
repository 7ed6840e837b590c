import type { Observable } from 'rxjs';

/** What the visitor's device asks of decoration. */
export interface Stillness {
  /** Whether nothing may move for decoration: reduced motion or forced colours; begins with what is so now. */
  readonly wanted$: Observable<boolean>;
}
