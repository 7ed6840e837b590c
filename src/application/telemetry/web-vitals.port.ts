import type { Cancel } from '../system/clock.port';

/** Measures a sample of page loads in the browser, without personal data. */
export interface WebVitals {
  /** Measures this page load and reports it once, when the page is hidden. Call it when the page is idle, with the route of the page. */
  start(route: string): Cancel;
}
