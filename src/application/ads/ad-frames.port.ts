import type { AdFrameNews } from '../../domain/ads/ad-frame-message';
import type { Cancel } from '../system/clock.port';
import type { ConsentString } from './ad-consent-source.port';

/** A frame in which one ad of a third party runs, on a page of elements `E`. */
export interface AdFrame<E> {
  /** What the frame loads; it asks for an ad as soon as it does. */
  readonly address: string;
  /** Hears the news of this frame's own document, until cancelled. */
  connect(element: E, hear: (news: AdFrameNews) => void): Cancel;
}

/** Makes frames for the ads of third parties. */
export interface AdFrames<E> {
  /** Made only after consent. */
  open(told: ConsentString): AdFrame<E>;
}
