import type { WireAd } from '../../../src/contract/ads.contract';
import type { StoredAd } from '../../platform/database/schema/games';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** Presents an ad with absolute addresses. */
export function presentAd(ad: StoredAd, urls: PublicUrls): WireAd {
  return {
    type: ad.type,
    media: urls.static(ad.media),
    poster: ad.poster === null ? null : urls.static(ad.poster),
    url: ad.url.startsWith('/') ? urls.portal(ad.url) : ad.url,
    title: ad.title,
    uuid: ad.uuid,
  };
}
