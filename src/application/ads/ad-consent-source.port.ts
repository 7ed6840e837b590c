import type { AdConsent } from '../../domain/ads/ad-consent';
import type { Cancel } from '../system/clock.port';

/** Visitor's consent in the form that ad servers expect (IAB TCF v2). */
export interface ConsentString {
  /** Undefined while the consent manager does not know. */
  readonly gdprApplies: boolean | undefined;
  /** TC string of the consent manager; empty when it provides none. */
  readonly text: string;
}

/** Visitor's consent to third-party ads. */
export interface AdConsentSource {
  /** Calls back at once when the consent is known, and on every change. */
  follow(listener: (consent: AdConsent, consentString: ConsentString) => void): Cancel;
}
