import type * as z from 'zod/mini';
import type { wireGenre } from '../../src/contract/games.contract';
import type { GenreRow } from '../games/genre.repository';
import type { PublicUrls } from '../hosts/public-urls';

/** A genre with its picture, which is named after it (spec 1 §3). */
export function presentGenre({ slug, title, colour }: GenreRow, urls: PublicUrls): z.output<typeof wireGenre> {
  const picture = (width: number): string => urls.static(`genres/${slug}-${width}.webp`);
  return { slug, title, picture: { sm: picture(640), hd: picture(1280), fhd: picture(1920), colour } };
}
