import { rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { likeness } from './likeness.mjs';

/** What an AVIF may weigh of its WebP at most: one that saves less is not worth a second file. */
export const MOST_SHARE = 0.85;
/** A WebP that is smaller is left alone: what could be saved is less than an answer's headers. */
const LEAST_BYTES = 4096;
/** Seven, so that the smallest that will do is found with three encodings. */
const QUALITIES = [35, 40, 45, 50, 55, 60, 65];
const EFFORT = { webp: 6, avif: 4 };

const raw = (image) => image.raw().toBuffer({ resolveWithObject: true });

/** Brightness alone and the three colours, each as raw bytes: a picture is as like as another when both are. */
async function views(image) {
  const solid = image.flatten().toColourspace('srgb');
  return [await raw(solid.clone().greyscale()), await raw(solid.clone())];
}

const likenesses = (source, drawn) => source.map(({ data, info }, view) => likeness(data, drawn[view].data, info));

/** The AVIF of the lowest quality that is as like the picture as its WebP is; undefined when none is. */
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

/** Writes a picture as `{path}.webp`, and as `{path}.avif` beside it where that is as like and clearly smaller. */
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
