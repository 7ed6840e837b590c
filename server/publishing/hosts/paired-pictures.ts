import { readdirSync } from 'node:fs';

const WEBP = /^([\w-]+)\.webp$/;

/** The names, without ending, of the WebP files in a folder that have an AVIF beside them. */
export function pairedPictures(folder: string): readonly string[] {
  const files = new Set(readdirSync(folder));
  return [...files].flatMap((file) => {
    const name = WEBP.exec(file)?.[1];
    return name !== undefined && files.has(`${name}.avif`) ? [name] : [];
  });
}
