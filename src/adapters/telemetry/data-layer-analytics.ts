import type { Analytics } from '../../application/telemetry/analytics.port';
import type { TrackedEvent } from '../../domain/telemetry/tracked-event';

/** Window of a page with a tag manager's data layer. */
export interface DataLayerPage {
  dataLayer?: unknown[];
}

/** Pushes events to `window.dataLayer`; they are sent once `addTag` has loaded the tag manager. */
export class DataLayerAnalytics implements Analytics {
  private started = false;

  constructor(
    private readonly page: DataLayerPage,
    private readonly addTag: () => void,
  ) {}

  track({ name, ...details }: TrackedEvent): void {
    (this.page.dataLayer ??= []).push({ event: name, ...details });
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    this.addTag();
  }
}
