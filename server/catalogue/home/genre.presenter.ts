import type * as z from 'zod/mini';
import type { wireGenre } from '../../../src/contract/games.contract';
import { genrePicture } from '../../../src/domain/games/genre-picture';
import { pictureSizes } from '../../../src/domain/shared/picture';
import type { GenreRow } from '../games/genre.repository';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** A genre with its picture. */
export function presentGenre({ slug, title, colour }: GenreRow, urls: PublicUrls): z.output<typeof wireGenre> {
  const sizes = pictureSizes((width) => urls.static(genrePicture(slug, width)));
  return { slug, title, picture: { ...sizes, colour } };
}
