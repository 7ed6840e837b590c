import type { Ad, AdSize } from '../../domain/ads/ad';
import type { AdGateway } from './ad-gateway.port';
import type { AdMedia } from './ad-media.port';

/** Requests an ad and loads its picture; undefined when either fails or no ad is available. */
export class ServePageAd {
  constructor(
    private readonly gateway: AdGateway,
    private readonly media: AdMedia,
  ) {}

  async execute(size: AdSize, besides?: string): Promise<Ad | undefined> {
    const answer = await this.gateway.serve(size, besides);
    const ad = answer.ok ? answer.value : undefined;
    return ad !== undefined && (await this.media.fetched(ad)) ? ad : undefined;
  }
}
