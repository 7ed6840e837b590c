import { of } from 'rxjs';
import type { ConsentManager } from '../../application/shell/consent-manager.port';

/** Absent consent manager for pages rendered on the server. */
export const noConsentManager: ConsentManager = {
  loaded$: of(false),
  openSettings: () => undefined,
};
