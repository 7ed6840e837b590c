import { distinctUntilChanged, Observable } from 'rxjs';

/** What is read from a source, at once and after each of its events of one type; equal values are told once. */
export function eventValue<S extends EventTarget, T>(
  open: () => S,
  type: string,
  read: (source: S) => T,
): Observable<T> {
  // By hand, since fromEvent and startWith bring RxJS's reading of promises and iterables into the first page.
  return new Observable<T>((reader) => {
    const source = open();
    const tell = () => {
      reader.next(read(source));
    };
    tell();
    source.addEventListener(type, tell);
    return () => {
      source.removeEventListener(type, tell);
    };
  }).pipe(distinctUntilChanged());
}
