import { pictureSizes } from '../../../src/domain/shared/picture';
import type { StoredPicture } from '../database/schema/stored-media';
import { UNKNOWN_COLOUR, readColours } from './read-colours';

/** A picture of server/assets/blog, as paths on the static host. */
export function blogPicture(name: string): StoredPicture {
  const colour = readColours('server', 'assets', 'blog')[name] ?? UNKNOWN_COLOUR;
  return { ...pictureSizes((width) => `blog/${name}-${width}.webp`), colour };
}
