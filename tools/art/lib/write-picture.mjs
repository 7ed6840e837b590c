import { rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { likeness } from './likeness.mjs';

/** Maximum size of an AVIF relative to its WebP. A smaller saving is not worth a second file. */
export const MOST_SHARE = 0.85;
/** Minimum size of a WebP for an AVIF. Below it the saving is less than a response's headers. */
const LEAST_BYTES = 4096;
/** Seven qualities, so that a binary search needs three encodings. */
const QUALITIES = [35, 40, 45, 50, 55, 60, 65];
const EFFORT = { webp: 6, avif: 4 };

const raw = (image) => image.raw().toBuffer({ resolveWithObject: true });

/** Returns brightness and the three colours as raw bytes. A picture is similar to another if both are. */
async function views(image) {
  const solid = image.flatten().toColourspace('srgb');
  return [await raw(solid.clone().greyscale()), await raw(solid.clone())];
}

const likenesses = (source, drawn) => source.map(({ data, info }, view) => likeness(data, drawn[view].data, info));

/** Returns the AVIF of the lowest quality that is as similar to the original as its WebP, or undefined. */
async function smallestAvif(picture, source, least) {
  let found;
  let low = 0;
  let high = QUALITIES.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const avif = await picture()
      .avif({ quality: QUALITIES[middle], effort: EFFORT.avif, chromaSubsampling: '4:2:0' })
      .toBuffer();
    const reached = likenesses(source, await views(sharp(avif)));
    if (reached.every((value, view) => value >= least[view])) {
      found = avif;
      high = middle - 1;
    } else low = middle + 1;
  }
  return found;
}

/** Writes a picture as `{path}.webp`, and as `{path}.avif` if that is as similar and clearly smaller. */
export async function writePicture(image, path, { quality }) {
  const { data, info } = await raw(image.clone());
  const picture = () => sharp(data, { raw: info });
  const webp = await picture().webp({ quality, effort: EFFORT.webp }).toBuffer();
  writeFileSync(`${path}.webp`, webp);
  rmSync(`${path}.avif`, { force: true });
  if (webp.length < LEAST_BYTES) return;
  const source = await views(picture());
  const avif = await smallestAvif(picture, source, likenesses(source, await views(sharp(webp))));
  if (avif !== undefined && avif.length <= webp.length * MOST_SHARE) writeFileSync(`${path}.avif`, avif);
}
