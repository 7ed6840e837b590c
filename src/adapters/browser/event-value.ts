import { distinctUntilChanged, Observable } from 'rxjs';

/** Emits a value read from an event source, at once and after each event of one type; equal values are emitted once. */
export function eventValue<S extends EventTarget, T>(
  open: () => S,
  type: string,
  read: (source: S) => T,
  options: { readonly capture: boolean } = { capture: false },
): Observable<T> {
  // fromEvent and startWith would add RxJS's promise and iterable support to the first bundle.
  return new Observable<T>((reader) => {
    const source = open();
    const emit = () => {
      reader.next(read(source));
    };
    emit();
    source.addEventListener(type, emit, options);
    return () => {
      source.removeEventListener(type, emit, options);
    };
  }).pipe(distinctUntilChanged());
}
