import type { ConsentManager } from '../../application/shell/consent-manager.port';
import { eventValue } from './event-value';

/** The window of a page that may have a consent manager. */
export interface ConsentPage extends EventTarget {
  readonly __tcfapi?: (command: string, version: number, hear: () => void) => void;
}

const VERSION = 2;

/** The consent manager that a script has put into the window by the time the page has loaded (IAB TCF v2). */
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
