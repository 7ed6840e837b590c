import type { Ad } from '../../domain/ads/ad';
import type { AdSize } from '../../domain/ads/ad-slot';
import type { AdGateway } from './ad-gateway.port';
import type { AdMedia } from './ad-media.port';

/** Brings an ad whose picture is there; undefined when there is none, for whatever reason: a page is not in want of it. */
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
