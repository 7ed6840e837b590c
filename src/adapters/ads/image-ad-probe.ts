import type { AdProbe } from '../../application/ads/ad-probe.port';
import { imageFetched } from './image-fetch';

/** A picture on the ads' host, whose address is what blockers look for. */
export class ImageAdProbe implements AdProbe {
  private asked = 0;

  constructor(
    private readonly adsOrigin: string,
    private readonly fetchImage: (address: string) => Promise<boolean> = imageFetched,
  ) {}

  load(): Promise<boolean> {
    this.asked += 1;
    // Another address each time, since a browser remembers what has failed.
    return this.fetchImage(`${this.adsOrigin}/ads/probe.gif?try=${String(this.asked)}`);
  }
}
