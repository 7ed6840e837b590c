import type { WirePicture, WireSlide } from '../../../src/contract/games.contract';
import type { StoredPicture, StoredSlide } from '../../platform/database/schema/stored-media';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** Presents a stored picture with its public addresses. */
export function presentPicture({ sm, hd, fhd, colour }: StoredPicture, urls: PublicUrls): WirePicture {
  return { sm: urls.static(sm), hd: urls.static(hd), fhd: urls.static(fhd), colour };
}

/** Presents a stored slide with its public addresses. */
export function presentSlide({ thumbnail, original, ...rest }: StoredSlide, urls: PublicUrls): WireSlide {
  return { thumbnail: urls.static(thumbnail), original: urls.static(original), ...rest };
}
