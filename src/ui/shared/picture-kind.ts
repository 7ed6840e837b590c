/** What a picture is of; each kind has a drawing that stands in for a missing one (spec 1 §2). */
export type PictureKind = 'game' | 'genre' | 'developer' | 'announcement' | 'blog' | 'avatar' | 'item';

const SQUARE: readonly PictureKind[] = ['developer', 'avatar', 'item'];

/** Width by height, as CSS writes it: people, companies and items are square, everything else is 16:9. */
export function pictureRatio(kind: PictureKind): string {
  return SQUARE.includes(kind) ? '1 / 1' : '16 / 9';
}
