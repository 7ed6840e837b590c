import type { AdConsentSource } from '../../application/ads/ad-consent-source.port';

/** No-op consent source for pages rendered on the server. */
export const noAdConsent: AdConsentSource = {
  follow: (listener) => {
    listener('unknown', { gdprApplies: undefined, text: '' });
    return () => undefined;
  },
};
