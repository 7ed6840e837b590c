import type { AdMedia } from '../../application/ads/ad-media.port';
import type { AdProbe } from '../../application/ads/ad-probe.port';
import type { Ad } from '../../domain/ads/ad';

/** Creates an image that is not attached to the page. */
type NewImage = () => Pick<HTMLImageElement, 'src' | 'onload' | 'onerror'>;

const newImage: NewImage = () => new Image();

/** Fetches an image; resolves to false on failure. */
export function imageFetched(address: string, make: NewImage = newImage): Promise<boolean> {
  return new Promise((resolve) => {
    const image = make();
    image.onload = () => {
      resolve(true);
    };
    image.onerror = () => {
      resolve(false);
    };
    image.src = address;
  });
}

/** Fetches the image of an ad, or the poster of a video ad. */
export class ImageAdMedia implements AdMedia {
  constructor(private readonly fetchImage: (address: string) => Promise<boolean> = imageFetched) {}

  async fetched({ type, media, poster }: Ad): Promise<boolean> {
    const address = type === 'image' ? media : poster;
    return address === undefined || this.fetchImage(address);
  }
}

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
