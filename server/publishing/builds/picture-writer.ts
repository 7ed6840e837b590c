import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { slideWidths } from '../../../src/domain/games/slide-widths';
import { pictureHeight, pictureWidths } from '../../../src/domain/shared/picture';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { avatarLimits } from '../../../src/domain/account/avatar-picture';
import { decodeAlone, decodeTimeout, hasTooManyPixels } from '../../community/avatars/decode-picture';
import type { BlobStore } from '../../platform/blobs/blob-store.port';
import type { StoredPicture, StoredSlide } from '../../platform/database/schema/stored-media';
import { PUBLISHED_PICTURES } from '../hosts/folders';
import { buildLimits, mebibytes } from './build-limits';

const HUES = 360;

/** Layouts of drawn pictures. Radius and position of the planet are shares of height and width; `left` and `room` limit its position. */
const layouts = {
  wide: { width: 1920, height: 1080, left: 0.3, room: 0.4, planet: 0.26 },
  square: { width: 512, height: 512, left: 0.4, room: 0.2, planet: 0.22 },
  /** Squares of earlier releases, whose ring was cut off. Stored ones are recognised. */
  earlier: { width: 512, height: 512, left: 0.3, room: 0.4, planet: 0.26 },
};

/**
 * Draws a replacement picture: a glowing planet on a dark background, with colours and position derived from the name.
 * Returns an SVG.
 */
function drawnCover(name: string, layout: keyof typeof layouts): string {
  const [one = 0, two = 0, three = 0, four = 0] = createHash('sha256').update(name).digest();
  const hue = Math.round((one / 256) * HUES);
  const other = (hue + 50 + Math.round(two / 4)) % HUES;
  const { width, height, left, room, planet } = layouts[layout];
  const x = Math.round(width * (left + room * (three / 255)));
  const y = Math.round(height * (0.42 + 0.16 * (four / 255)));
  const radius = Math.round(height * planet);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0A0B14"/><stop offset="1" stop-color="#141627"/></linearGradient>' +
    `<radialGradient id="p" cx=".35" cy=".3" r=".8"><stop stop-color="hsl(${hue},80%,72%)"/><stop offset=".6" stop-color="hsl(${hue},65%,42%)"/><stop offset="1" stop-color="hsl(${other},60%,18%)"/></radialGradient>` +
    `<radialGradient id="h"><stop stop-color="hsl(${hue},80%,60%)" stop-opacity=".45"/><stop offset="1" stop-color="hsl(${other},80%,50%)" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="${radius * 2}" fill="url(#h)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#p)"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(radius * 1.7)}" ry="${Math.round(radius * 0.34)}" fill="none" stroke="hsl(${other},85%,70%)" stroke-opacity=".7" stroke-width="${Math.round(height / 110)}" transform="rotate(${(one % 40) - 20} ${x} ${y})"/></svg>`
  );
}

const QUALITY = 78;
/** Part of the names of encoded pictures. Another value, with a change of sizes or quality, encodes them anew. */
const ENCODING = '1';
/** Widths of square pictures in pixels. */
export const squareWidths = { achievement: 192, item: 512 } as const;

const share = { width: 1200, height: 630 } as const;

/** A picture whose bytes have been read and verified. */
export interface Source {
  readonly name: string;
  readonly data: Buffer;
}

/** Writes the pictures of one game for the static host, under names that contain a content hash. */
export interface PictureWriter {
  hero(source: Source): Promise<{ readonly hero: StoredPicture; readonly share: string }>;
  /** Writes a 16:9 picture in three sizes. */
  wide(source: Source): Promise<StoredPicture>;
  slide(source: Source): Promise<StoredSlide>;
  /** Returns the path on the static host. */
  square(source: Source, width: number): Promise<string>;
}

/** Accepted formats by content, regardless of the file's name. SVG is excluded because it can refer to other files. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'heif', 'avif']);

const unreadable = (path: string): string => `“${path}” is not a readable PNG, JPEG, WebP or AVIF picture.`;
const tooManyPixels = (path: string): string =>
  `“${path}” has too many pixels. A picture has at most 40 megapixels: 24 as WebP, progressive JPEG or interlaced PNG, and 10 as AVIF.`;

/** Opens a picture for decoding. */
const opened = (data: Buffer): Sharp =>
  sharp(data, { limitInputPixels: avatarLimits.pixels, autoOrient: true }).timeout(decodeTimeout);

/** Reads one picture of a build's folder, after the scan of its files. */
export async function readPicture(folder: string, path: string): Promise<Result<Source, string>> {
  const data = await readFile(join(folder, path));
  if (data.length > buildLimits.pictureBytes)
    return err(`“${path}” is larger than ${mebibytes(buildLimits.pictureBytes)}, the limit of a picture.`);
  try {
    const metadata = await sharp(data, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(metadata.format)) return err(unreadable(path));
    if (hasTooManyPixels(metadata)) return err(tooManyPixels(path));
    // Decodes the whole picture.
    await decodeAlone(() => opened(data).resize(64).toBuffer());
    return ok({ name: path, data });
  } catch {
    return err(unreadable(path));
  }
}

/** Replacement for a missing picture of a game. */
export const drawnPicture = (name: string, layout: keyof typeof layouts): Source => ({
  name,
  data: Buffer.from(drawnCover(name, layout)),
});

async function colourOf(data: Buffer): Promise<string> {
  // Statistics ignore resizing unless its result is read anew.
  const small = await decodeAlone(() => opened(data).resize(64).png().toBuffer());
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Destination of a game's published pictures and trailer. */
export interface MediaTarget {
  readonly blobs: Pick<BlobStore, 'head' | 'put'>;
  /** The game's slug. */
  readonly slug: string;
  /** Part of the names, which then differ from those of all other files with the same content. */
  readonly salt?: string;
  /** Receives the key of each new file before it is written. */
  readonly made: (key: string) => void;
}

/** Path on the static host of a picture with this key. */
export const hostedAt = (key: string): string => PUBLISHED_PICTURES.slice(1) + key.slice('pictures/'.length);

function hashedName(start: string, origin: readonly (string | Buffer)[], ending: string): string {
  const hash = createHash('sha256');
  for (const part of origin) hash.update(part);
  return `${start}${hash.digest('hex').slice(0, 16)}.${ending}`;
}

/** True for the name of the stored file of a drawn square. */
export const isDrawnSquare = (file: string, name: string, width: number): boolean =>
  (['square', 'earlier'] as const).some(
    (layout) => file === hashedName(`square-${String(width)}-`, [ENCODING, drawnPicture(name, layout).data], 'webp'),
  );

/**
 * Stores a file under a name that contains the hash of its origin. `make` creates its content, and is not called if the file is stored
 * already. Returns its path on the static host.
 */
export async function storeByHash(
  { blobs, slug, salt = '', made }: MediaTarget,
  {
    name,
    ending,
    origin,
    make,
  }: {
    readonly name: string;
    readonly ending: string;
    readonly origin: readonly (string | Buffer)[];
    readonly make: () => Promise<Buffer>;
  },
): Promise<string> {
  const file = hashedName(`${name}-`, [salt, ...origin], ending);
  const key = `pictures/${slug}/${file}`;
  if ((await blobs.head(key)) === undefined) {
    const data = await make();
    made(key);
    await blobs.put(key, data);
  }
  return hostedAt(key);
}

/** Creates the writer for pictures of a game. A picture that is stored in a size is not encoded again. */
export function pictureWriter(target: MediaTarget): PictureWriter {
  const write = async (
    { data }: Source,
    { name, ending, draw }: { readonly name: string; readonly ending: string; readonly draw: (image: Sharp) => Sharp },
  ): Promise<string> => {
    const make = (): Promise<Buffer> => decodeAlone(() => draw(opened(data)).toBuffer());
    return storeByHash(target, { name, ending, origin: [ENCODING, data], make });
  };
  const sized = (source: Source, name: string, width: number): Promise<string> =>
    write(source, {
      name: `${name}-${String(width)}`,
      ending: 'webp',
      draw: (image) => image.resize(width, pictureHeight(width), { fit: 'cover' }).webp({ quality: QUALITY }),
    });
  const wide = async (source: Source): Promise<StoredPicture> => ({
    sm: await sized(source, 'hero', pictureWidths.sm),
    hd: await sized(source, 'hero', pictureWidths.hd),
    fhd: await sized(source, 'hero', pictureWidths.fhd),
    colour: await colourOf(source.data),
  });
  return {
    wide,
    async hero(source) {
      return {
        hero: await wide(source),
        share: await write(source, {
          name: 'share',
          ending: 'jpg',
          draw: (image) => image.resize(share).jpeg({ quality: QUALITY, mozjpeg: true }),
        }),
      };
    },
    async slide(source) {
      return {
        thumbnail: await sized(source, 'slide', slideWidths.thumbnail),
        original: await sized(source, 'slide', slideWidths.original),
        colour: await colourOf(source.data),
      };
    },
    square: (source, width) =>
      write(source, {
        name: `square-${String(width)}`,
        ending: 'webp',
        draw: (image) => image.resize(width, width, { fit: 'cover' }).webp({ quality: QUALITY }),
      }),
  };
}
