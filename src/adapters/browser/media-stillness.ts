import type { Stillness } from '../../application/system/stillness.port';
import { eventValue } from './event-value';

const STILL = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** Reads the media features for reduced motion and forced colours, and follows their changes. */
export class MediaStillness implements Stillness {
  readonly wanted$;

  constructor(media: (query: string) => EventTarget & { readonly matches: boolean } = (query) => matchMedia(query)) {
    this.wanted$ = eventValue(
      () => media(STILL),
      'change',
      ({ matches }) => matches,
    );
  }
}
