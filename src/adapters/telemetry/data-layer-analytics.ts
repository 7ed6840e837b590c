import type { Analytics } from '../../application/telemetry/analytics.port';
import type { TrackedEvent } from '../../domain/telemetry/tracked-event';

/** The window of a page that a tag manager reads. */
export interface DataLayerPage {
  dataLayer?: unknown[];
}

/** Pushes events to `window.dataLayer`; they leave the page only once the tag is there, which `addTag` brings. */
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
