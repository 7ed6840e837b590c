/** Kind of a picture, which selects its placeholder (spec 1 §2). */
export type PictureKind = 'game' | 'genre' | 'developer' | 'announcement' | 'blog' | 'avatar' | 'item';

const SQUARE: readonly PictureKind[] = ['developer', 'avatar', 'item'];

/** Returns the CSS aspect ratio: square for players, developers and items, otherwise 16:9. */
export function pictureRatio(kind: PictureKind): string {
  return SQUARE.includes(kind) ? '1 / 1' : '16 / 9';
}
