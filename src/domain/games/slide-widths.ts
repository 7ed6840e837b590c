import { pictureWidths } from '../shared/picture';

/**
 * Widths of a slide's two pictures, in pixels.
 * @rule 1.3.10 A slide has a thumbnail and an original image.
 */
export const slideWidths = { thumbnail: 160, original: pictureWidths.hd } as const;
