import { defer, distinctUntilChanged, fromEvent, map, startWith } from 'rxjs';
import type { Stillness } from '../../application/system/stillness.port';

const STILL = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** Asks the browser's media features, and hears when they change. */
export class MediaStillness implements Stillness {
  readonly wanted$;

  constructor(media: (query: string) => EventTarget & { readonly matches: boolean } = (query) => matchMedia(query)) {
    this.wanted$ = defer(() => {
      const query = media(STILL);
      return fromEvent(query, 'change').pipe(
        startWith(undefined),
        map(() => query.matches),
        distinctUntilChanged(),
      );
    });
  }
}
