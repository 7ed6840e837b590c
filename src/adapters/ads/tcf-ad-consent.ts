import type { AdConsentSource, ConsentString } from '../../application/ads/ad-consent-source.port';
import type { Cancel } from '../../application/system/clock.port';
import type { AdConsent, AdConsentEvent } from '../../domain/ads/ad-consent';
import { initialAdConsent, nextAdConsent } from '../../domain/ads/ad-consent';
import type { ForeignTcData, TcfPage } from '../telemetry/tcf-consent';
import { tcDataOf } from '../telemetry/tcf-consent';

/** Window of a page whose consent manager may still be loading. */
export type ConsentPage = TcfPage &
  Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly document: Pick<Document, 'readyState'> };

type ConsentListener = (consent: AdConsent, details: ConsentString) => void;

const VERSION = 2;
const noConsentString: ConsentString = { gdprApplies: undefined, text: '' };

/**
 * Reads consent from the page's consent manager (IAB TCF v2); a manager missing at the page's load event counts as
 * failed.
 */
export class TcfAdConsent implements AdConsentSource {
  constructor(
    private readonly configured: boolean,
    private readonly page: ConsentPage = window,
  ) {}

  follow(notify: ConsentListener): Cancel {
    let consent = initialAdConsent(this.configured);
    notify(consent, noConsentString);
    if (!this.configured) return () => undefined;
    const move = (event: AdConsentEvent, details: ConsentString = noConsentString) => {
      consent = nextAdConsent(consent, event);
      notify(consent, details);
    };
    if (this.page.__tcfapi !== undefined) return this.ask(move);
    if (this.page.document.readyState === 'complete') {
      move({ type: 'failed' });
      return () => undefined;
    }
    let stop: Cancel = () => undefined;
    const loaded = () => {
      if (this.page.__tcfapi === undefined) move({ type: 'failed' });
      else stop = this.ask(move);
    };
    this.page.addEventListener('load', loaded, { once: true });
    return () => {
      this.page.removeEventListener('load', loaded);
      stop();
    };
  }

  private ask(move: (event: AdConsentEvent, details?: ConsentString) => void): Cancel {
    let listener: unknown;
    let over = false;
    const remove = () => {
      if (listener !== undefined) this.page.__tcfapi?.('removeEventListener', VERSION, () => undefined, listener);
    };
    this.page.__tcfapi?.('addEventListener', VERSION, (details, success) => {
      const known = listener !== undefined;
      listener = details?.listenerId;
      if (over) {
        if (!known) remove();
        return;
      }
      if (!success || details === null || details === undefined) move({ type: 'failed' });
      else move({ type: 'answered', tcData: tcDataOf(details) }, consentStringOf(details));
    });
    return () => {
      over = true;
      remove();
    };
  }
}

function consentStringOf({ gdprApplies, tcString }: ForeignTcData): ConsentString {
  return {
    gdprApplies: typeof gdprApplies === 'boolean' ? gdprApplies : undefined,
    text: typeof tcString === 'string' ? tcString : '',
  };
}
