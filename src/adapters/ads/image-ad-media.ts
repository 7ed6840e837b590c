import type { AdMedia } from '../../application/ads/ad-media.port';
import type { Ad } from '../../domain/ads/ad';
import { imageFetched } from './image-fetch';

/** Fetches the image of an ad, or the poster of a video ad. */
export class ImageAdMedia implements AdMedia {
  constructor(private readonly fetchImage: (address: string) => Promise<boolean> = imageFetched) {}

  async fetched({ type, media, poster }: Ad): Promise<boolean> {
    const address = type === 'image' ? media : poster;
    return address === undefined || this.fetchImage(address);
  }
}
