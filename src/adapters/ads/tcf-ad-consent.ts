import type { AdConsentSource, ConsentString } from '../../application/ads/ad-consent-source.port';
import type { Cancel } from '../../application/system/clock.port';
import type { AdConsent, AdConsentEvent } from '../../domain/ads/ad-consent';
import { initialAdConsent, nextAdConsent } from '../../domain/ads/ad-consent';
import type { ForeignTcData, TcfPage } from '../telemetry/tcf-consent';
import { tcDataOf } from '../telemetry/tcf-consent';

/** The window of a page whose consent manager may still be on its way. */
export type ConsentPage = TcfPage &
  Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly document: Pick<Document, 'readyState'> };

type Hear = (consent: AdConsent, told: ConsentString) => void;

const VERSION = 2;
const untold: ConsentString = { gdprApplies: undefined, text: '' };

/** Asks the consent manager of this page (IAB TCF v2): one that has not come by the page's load has failed. */
export class TcfAdConsent implements AdConsentSource {
  constructor(
    private readonly configured: boolean,
    private readonly page: ConsentPage = window,
  ) {}

  follow(hear: Hear): Cancel {
    let consent = initialAdConsent(this.configured);
    hear(consent, untold);
    if (!this.configured) return () => undefined;
    const move = (event: AdConsentEvent, told: ConsentString = untold) => {
      consent = nextAdConsent(consent, event);
      hear(consent, told);
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

  private ask(move: (event: AdConsentEvent, told?: ConsentString) => void): Cancel {
    let listener: unknown;
    let over = false;
    const remove = () => {
      if (listener !== undefined) this.page.__tcfapi?.('removeEventListener', VERSION, () => undefined, listener);
    };
    this.page.__tcfapi?.('addEventListener', VERSION, (told, success) => {
      const known = listener !== undefined;
      listener = told?.listenerId;
      if (over) {
        if (!known) remove();
        return;
      }
      if (!success || told === null || told === undefined) move({ type: 'failed' });
      else move({ type: 'answered', tcData: tcDataOf(told) }, consentStringOf(told));
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
