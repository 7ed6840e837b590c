/**
 * Widths of a 16:9 picture in pixels (spec 1 §9).
 * @rule 1.9.9b Pictures come in three 16:9 sizes: small, HD and full HD.
 */
export const pictureWidths = { sm: 640, hd: 1280, fhd: 1920 } as const;

export type PictureSize = keyof typeof pictureWidths;

/** Addresses of a 16:9 picture by size, with the colour shown while the picture loads (spec 1 §9). */
export interface Picture extends Readonly<Record<PictureSize, string>> {
  readonly colour: string;
}

/** Returns the addresses of a picture's three sizes. */
export function pictureSizes(address: (width: number) => string): Readonly<Record<PictureSize, string>> {
  return {
    sm: address(pictureWidths.sm),
    hd: address(pictureWidths.hd),
    fhd: address(pictureWidths.fhd),
  };
}

/** Returns the height in pixels of a 16:9 picture of this width. */
export function pictureHeight(width: number): number {
  return (width * 9) / 16;
}

/** Returns the `srcset` of a picture. */
export function pictureSourceSet(picture: Readonly<Record<PictureSize, string>>): string {
  const { sm, hd, fhd } = picture;
  return `${sm} ${String(pictureWidths.sm)}w, ${hd} ${String(pictureWidths.hd)}w, ${fhd} ${String(pictureWidths.fhd)}w`;
}
