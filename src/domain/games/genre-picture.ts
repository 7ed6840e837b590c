/**
 * Where a genre's picture of this width lies on the static host.
 * @rule 1.3.11 A genre's image is derived from its slug.
 */
export function genrePicture(slug: string, width: number): string {
  return `genres/${slug}-${String(width)}.webp`;
}
