import type { AdConsentSource } from '../../application/ads/ad-consent-source.port';

/** Where no page is there for a consent manager to be in. */
export const noAdConsent: AdConsentSource = {
  follow: (hear) => {
    hear('unknown', { gdprApplies: undefined, text: '' });
    return () => undefined;
  },
};
