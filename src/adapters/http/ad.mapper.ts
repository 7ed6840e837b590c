import type { WireAd } from '../../contract/ads.contract';
import type { Ad, AdId } from '../../domain/ads/ad';

export function toAd(wire: WireAd): Ad {
  return { ...wire, poster: wire.poster ?? undefined, uuid: wire.uuid as AdId };
}
