import type { ConsentManager } from '../../application/shell/consent-manager.port';
import { eventValue } from './event-value';

/** Window of a page with an optional consent manager. */
export interface ConsentPage extends EventTarget {
  readonly __tcfapi?: (command: string, version: number, hear: () => void) => void;
}

const VERSION = 2;

/** Consent manager (IAB TCF v2) that a script has installed by the time of the page's load event. */
export class PageConsentManager implements ConsentManager {
  readonly loaded$;

  constructor(private readonly page: ConsentPage = window) {
    this.loaded$ = eventValue(
      () => page,
      'load',
      ({ __tcfapi }) => __tcfapi !== undefined,
    );
  }

  openSettings(): void {
    this.page.__tcfapi?.('displayConsentUi', VERSION, () => undefined);
  }
}
