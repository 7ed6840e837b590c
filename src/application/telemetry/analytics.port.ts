import type { TrackedEvent } from '../../domain/telemetry/tracked-event';

/** Analytics of visitor actions. */
export interface Analytics {
  /** Sends one event. Never fails, and does nothing without configuration (spec 1 §7). */
  track(event: TrackedEvent): void;
  /** Starts to send events, now or after the visitor's consent. Call it when the page is idle. */
  start(): void;
}
