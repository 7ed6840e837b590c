import type { TrackedEvent } from '../../domain/telemetry/tracked-event';

/** Where it is counted what visitors do. */
export interface Analytics {
  /** Tells of one event; it never fails, and without configuration nothing comes of it (spec 1 §7). */
  track(event: TrackedEvent): void;
  /** Begins to pass events on, now or once the visitor has consented; call it when the page has time. */
  start(): void;
}
