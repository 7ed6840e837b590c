import type { AdProbe } from '../../application/ads/ad-probe.port';
import { imageFetched } from './image-fetch';

/** Detects ad blockers with an image on the ads host. */
export class ImageAdProbe implements AdProbe {
  private attempts = 0;

  constructor(
    private readonly adsOrigin: string,
    private readonly fetchImage: (address: string) => Promise<boolean> = imageFetched,
  ) {}

  load(): Promise<boolean> {
    this.attempts += 1;
    // Uses a new URL for each attempt, because browsers cache failed requests.
    return this.fetchImage(`${this.adsOrigin}/ads/probe.gif?try=${String(this.attempts)}`);
  }
}
