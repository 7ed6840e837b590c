import type { ConsentString } from '../../application/ads/ad-consent-source.port';
import type { AdFrame, AdFrames } from '../../application/ads/ad-frames.port';
import type { Cancel } from '../../application/system/clock.port';
import type { Random } from '../../application/system/random.port';
import type { AdFrameNews } from '../../domain/ads/ad-frame-message';
import { readAdFrameMessage } from '../../domain/ads/ad-frame-message';

/** Origin of a document in a sandbox without `allow-same-origin` (HTML §7.1.1). */
const NO_ORIGIN = 'null';

/**
 * Ad frames on the ads host. Accepts messages only from the frame's own window, with the opaque origin and with the
 * frame's key.
 */
export class IframeAdFrames implements AdFrames<HTMLIFrameElement> {
  constructor(
    private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly adsOrigin: string,
    private readonly random: Pick<Random, 'uuid'>,
  ) {}

  open({ gdprApplies, text }: ConsentString): AdFrame<HTMLIFrameElement> {
    const key = this.random.uuid();
    const parameters = new URLSearchParams({
      key,
      gdpr: gdprApplies === undefined ? '' : String(Number(gdprApplies)),
      consent: text,
    });
    return {
      // The fragment is never sent to a server.
      address: `${this.adsOrigin}/frame#${parameters.toString()}`,
      connect: (element, onNews) => this.listen(element, key, onNews),
    };
  }

  private listen(element: HTMLIFrameElement, key: string, onNews: (news: AdFrameNews) => void): Cancel {
    const received = ({ source, origin, data }: MessageEvent) => {
      if (element.contentWindow === null || source !== element.contentWindow || origin !== NO_ORIGIN) return;
      const news = readAdFrameMessage(data, key);
      if (news !== undefined) onNews(news);
    };
    this.page.addEventListener('message', received);
    return () => {
      this.page.removeEventListener('message', received);
    };
  }
}
