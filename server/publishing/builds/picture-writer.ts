import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { slideWidths } from '../../../src/domain/games/slide-widths';
import { pictureHeight, pictureWidths } from '../../../src/domain/shared/picture';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { StoredPicture, StoredSlide } from '../../platform/database/schema/stored-media';
import { PUBLISHED_PICTURES } from '../hosts/published-folders';
import { buildLimits, mebibytes } from './build-limits';
import { drawnCover } from './drawn-cover';

const QUALITY = 78;
/** Widths of square pictures in pixels. */
export const squareWidths = { badge: 192, item: 512 } as const;

/** 8192 x 8192, so that a small file cannot unpack into all of the memory. */
const MOST_PIXELS = 67_108_864;
const share = { width: 1200, height: 630 } as const;

/** A picture that was read and is known to be one. */
export interface Source {
  readonly name: string;
  readonly data: Buffer;
}

/** Writes the pictures of one game for the static host, under names that tell their content. */
export interface PictureWriter {
  hero(source: Source): Promise<{ readonly hero: StoredPicture; readonly share: string }>;
  slide(source: Source): Promise<StoredSlide>;
  /** Answers the path on the static host. */
  square(source: Source, width: number): Promise<string>;
}

/** What the bytes may be, whatever the file is called: no SVG, which can name other files. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'heif', 'avif']);

const unreadable = (path: string): string => `“${path}” is no PNG, JPEG, WebP or AVIF picture that can be read.`;

/** Reads one picture of a build's folder; its file was scanned already. */
export async function readPicture(folder: string, path: string): Promise<Result<Source, string>> {
  const data = await readFile(join(folder, path));
  if (data.length > buildLimits.pictureBytes)
    return err(`“${path}” is larger than ${mebibytes(buildLimits.pictureBytes)}, which no picture may be.`);
  try {
    const image = sharp(data, { limitInputPixels: MOST_PIXELS });
    if (!FORMATS.has((await image.metadata()).format)) return err(unreadable(path));
    await image.stats();
    return ok({ name: path, data });
  } catch {
    return err(unreadable(path));
  }
}

/** What stands in for a picture that a game does not bring. */
export const drawnPicture = (name: string, shape: 'wide' | 'square'): Source => ({
  name,
  data: Buffer.from(drawnCover(name, shape)),
});

async function colourOf(data: Buffer): Promise<string> {
  const { dominant } = await sharp(data, { limitInputPixels: MOST_PIXELS }).resize(64).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Destination of a game's published pictures and trailer. */
export interface MediaTarget {
  /** The folder of published pictures. */
  readonly pictures: string;
  /** The game's slug. */
  readonly slug: string;
  /** Receives the path of each new file before it is written. */
  readonly made: (path: string) => void;
}

/** Writes a file under a name that contains its content's hash, whole or not at all. Returns its path on the static host. */
export async function storeByHash(
  { pictures, slug, made }: MediaTarget,
  { name, ending, data }: { readonly name: string; readonly ending: string; readonly data: Buffer },
): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const file = `${name}-${hash}.${ending}`;
  await mkdir(join(pictures, slug), { recursive: true });
  const path = join(pictures, slug, file);
  if (!existsSync(path)) {
    const part = join(pictures, slug, `.${file}.${randomUUID()}`);
    made(part);
    await writeFile(part, data);
    made(path);
    await rename(part, path);
  }
  return `${PUBLISHED_PICTURES.slice(1)}${slug}/${file}`;
}

/** Pictures of the game `slug` below the folder of published pictures; `made` is told of each file that was not there before. */
export function pictureWriter(pictures: string, slug: string, made: (path: string) => void): PictureWriter {
  const write = async (name: string, ending: string, image: Sharp): Promise<string> =>
    storeByHash({ pictures, slug, made }, { name, ending, data: await image.toBuffer() });
  const opened = ({ data }: Source): Sharp => sharp(data, { limitInputPixels: MOST_PIXELS }).rotate();
  const wide = (source: Source, name: string, width: number): Promise<string> =>
    write(
      `${name}-${String(width)}`,
      'webp',
      opened(source).resize(width, pictureHeight(width), { fit: 'cover' }).webp({ quality: QUALITY }),
    );
  return {
    async hero(source) {
      return {
        hero: {
          sm: await wide(source, 'hero', pictureWidths.sm),
          hd: await wide(source, 'hero', pictureWidths.hd),
          fhd: await wide(source, 'hero', pictureWidths.fhd),
          colour: await colourOf(source.data),
        },
        share: await write('share', 'jpg', opened(source).resize(share).jpeg({ quality: QUALITY, mozjpeg: true })),
      };
    },
    async slide(source) {
      return {
        thumbnail: await wide(source, 'slide', slideWidths.thumbnail),
        original: await wide(source, 'slide', slideWidths.original),
        colour: await colourOf(source.data),
      };
    },
    square: (source, width) =>
      write('square', 'webp', opened(source).resize(width, width, { fit: 'cover' }).webp({ quality: QUALITY })),
  };
}
