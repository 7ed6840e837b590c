import type { ConsentString } from '../../application/ads/ad-consent-source.port';
import type { AdFrame, AdFrames } from '../../application/ads/ad-frames.port';
import type { Cancel } from '../../application/system/clock.port';
import type { Random } from '../../application/system/random.port';
import type { AdFrameNews } from '../../domain/ads/ad-frame-message';
import { readAdFrameMessage } from '../../domain/ads/ad-frame-message';

/** The origin of a document whose sandbox gives it none (HTML §7.1.1). */
const NO_ORIGIN = 'null';

/** Frames on the ads' host: heard only from their own window, without an origin, and with the key that this page gave them. */
export class IframeAdFrames implements AdFrames<HTMLIFrameElement> {
  constructor(
    private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly adsOrigin: string,
    private readonly random: Pick<Random, 'uuid'>,
  ) {}

  open({ gdprApplies, text }: ConsentString): AdFrame<HTMLIFrameElement> {
    const key = this.random.uuid();
    const told = new URLSearchParams({
      key,
      gdpr: gdprApplies === undefined ? '' : String(Number(gdprApplies)),
      consent: text,
    });
    return {
      // Behind the hash, so that it is sent to nobody.
      address: `${this.adsOrigin}/frame#${told.toString()}`,
      connect: (element, hear) => this.listen(element, key, hear),
    };
  }

  private listen(element: HTMLIFrameElement, key: string, hear: (news: AdFrameNews) => void): Cancel {
    const received = ({ source, origin, data }: MessageEvent) => {
      if (element.contentWindow === null || source !== element.contentWindow || origin !== NO_ORIGIN) return;
      const news = readAdFrameMessage(data, key);
      if (news !== undefined) hear(news);
    };
    this.page.addEventListener('message', received);
    return () => {
      this.page.removeEventListener('message', received);
    };
  }
}
