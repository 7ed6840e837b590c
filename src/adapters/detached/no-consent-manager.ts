import { of } from 'rxjs';
import type { ConsentManager } from '../../application/shell/consent-manager.port';

/** Where no page is there for a manager to be in. */
export const noConsentManager: ConsentManager = {
  loaded$: of(false),
  openSettings: () => undefined,
};
