import type { Analytics } from '../../src/application/telemetry/analytics.port';
import type { TrackedEvent } from '../../src/domain/telemetry/tracked-event';

/** Records tracked events. */
export class FakeAnalytics implements Analytics {
  readonly tracked: TrackedEvent[] = [];
  starts = 0;

  track(event: TrackedEvent): void {
    this.tracked.push(event);
  }

  start(): void {
    this.starts += 1;
  }
}
