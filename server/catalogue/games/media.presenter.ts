import type { WireGameCard, WirePicture, WireSlide } from '../../../src/contract/games.contract';
import type { StoredPicture, StoredSlide, StoredTrailer } from '../../platform/database/schema/stored-media';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** Presents a stored picture with its public addresses. */
export function presentPicture({ sm, hd, fhd, colour }: StoredPicture, urls: PublicUrls): WirePicture {
  return { sm: urls.static(sm), hd: urls.static(hd), fhd: urls.static(fhd), colour };
}

/** Presents a stored slide with its public addresses. */
export function presentSlide({ thumbnail, original, colour }: StoredSlide, urls: PublicUrls): WireSlide {
  return { thumbnail: urls.static(thumbnail), original: urls.static(original), colour };
}

/** Presents a stored trailer with its public addresses. */
export function presentTrailer(trailer: StoredTrailer, urls: PublicUrls): NonNullable<WireGameCard['trailer']> {
  const { webm, mp4, poster } = trailer;
  const address = (path: string | undefined): string | null => (path === undefined ? null : urls.static(path));
  return { webm: address(webm), mp4: address(mp4), poster: urls.static(poster) };
}
