import type { AdFrameNews } from '../../domain/ads/ad-frame-message';
import type { Cancel } from '../system/clock.port';
import type { ConsentString } from './ad-consent-source.port';

/** Frame that runs one third-party ad, on a page of elements `E`. */
export interface AdFrame<E> {
  /** Address that the frame loads. The frame requests an ad as soon as it has loaded. */
  readonly address: string;
  /** Subscribes to messages from this frame's own document. */
  connect(element: E, listener: (news: AdFrameNews) => void): Cancel;
}

/** Creates frames for third-party ads. */
export interface AdFrames<E> {
  /** Creates a frame. Call it only after the visitor has consented. */
  open(consentString: ConsentString): AdFrame<E>;
}
