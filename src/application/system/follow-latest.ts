import type { Observable } from 'rxjs';
import type { Cancel } from './clock.port';

/** Follows the latest value of a source. Ends following the previous value first; the result ends everything. */
export function followLatest<T>(source$: Observable<T>, follow: (value: T) => Cancel | undefined): Cancel {
  let leave: Cancel | undefined;
  const following = source$.subscribe((value) => {
    leave?.();
    leave = follow(value);
  });
  return () => {
    following.unsubscribe();
    leave?.();
  };
}
