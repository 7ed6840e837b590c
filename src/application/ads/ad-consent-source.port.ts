import type { AdConsent } from '../../domain/ads/ad-consent';
import type { Cancel } from '../system/clock.port';

/** What ad servers are told of a visitor's consent (IAB TCF v2). */
export interface ConsentString {
  /** Undefined while the manager does not know. */
  readonly gdprApplies: boolean | undefined;
  /** The manager's own string; empty where it gives none. */
  readonly text: string;
}

/** The visitor's consent to ads of third parties. */
export interface AdConsentSource {
  /** Calls back with how it stands, at once where that is known, and whenever it changes. */
  follow(hear: (consent: AdConsent, told: ConsentString) => void): Cancel;
}
