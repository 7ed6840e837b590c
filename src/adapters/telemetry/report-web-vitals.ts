import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Cancel } from '../../application/system/clock.port';
import type { WireWebVitals } from '../../contract/web-vitals.contract';
import { WEB_VITALS_PATH } from '../../contract/web-vitals.contract';

/** Window that can send a beacon. */
export interface BeaconPage {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
}

type Vital = 'ttfb' | 'lcp' | 'inp' | 'cls';

const library = { onTTFB, onLCP, onINP, onCLS };

/** Measurements of the package `web-vitals`. */
export type Measure = typeof library;

/** Measures this page load, and sends one beacon when the page is hidden for the first time. */
export function reportWebVitals(
  { document, navigator }: BeaconPage,
  labels: Pick<WireWebVitals, 'page' | 'device'>,
  measure: Measure = library,
): Cancel {
  const measured: Partial<Record<Vital, number>> = {};
  const keep =
    (vital: Vital) =>
    ({ value }: { readonly value: number }) => {
      measured[vital] = value;
    };
  measure.onTTFB(keep('ttfb'));
  measure.onLCP(keep('lcp'));
  measure.onINP(keep('inp'));
  measure.onCLS(keep('cls'));
  const cancel = () => {
    document.removeEventListener('visibilitychange', send);
  };
  // Registered after the library, which completes its values in the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    cancel();
    const body: WireWebVitals = { ...labels, ...measured };
    navigator.sendBeacon(WEB_VITALS_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
  return cancel;
}
