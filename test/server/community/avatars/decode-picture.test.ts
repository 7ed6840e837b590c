import { describe, expect, test } from 'vitest';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { entryPictureRules, entryPictureShape } from '../../../../src/domain/console/game-picture';
import { cropUpload } from '../../../../server/community/avatars/crop-picture';
import { decodeAlone, hasTooManyPixels } from '../../../../server/community/avatars/decode-picture';
import { promisingPng } from './sample-pictures';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const crop = { x: 0, y: 0, size: 2000 };
const upload = (data: Buffer) =>
  cropUpload(data, { rules: entryPictureRules, shape: entryPictureShape, crop, width: 192 });

describe('pictures that need much memory', () => {
  test.each<readonly [string, number, number, (image: Sharp) => Sharp]>([
    ['AVIF', 10, 40, (image) => image.avif({ effort: 0 })],
    ['AVIF of 12 bits', 10, 40, (image) => image.toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 })],
    ['WebP', 24, 60, (image) => image.webp({ effort: 0 })],
    ['progressive JPEG', 24, 60, (image) => image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
    ['interlaced PNG', 24, 60, (image) => image.png({ progressive: true, compressionLevel: 1 })],
  ])(
    'T32: %s of more than %i megapixels is refused, and one of fewer accepted',
    async (_format, most, hundreds, encode) => {
      const width = hundreds * 100;
      const height = (most * 1_000_000) / width;
      expect(await upload(await encode(plain(width, height + 1)).toBuffer())).toEqual({
        ok: false,
        error: 'too-many-pixels',
      });
      expect(await upload(await encode(plain(width, height)).toBuffer())).toMatchObject({ ok: true });
    },
  );

  test('T32: an interlaced PNG of 16 bits is refused by its header', async () => {
    expect(await upload(promisingPng(6001, 4000, true))).toEqual({ ok: false, error: 'too-many-pixels' });
  });

  test('T32: an animation is limited as a whole picture', async () => {
    const raw = { width: 5000, height: 10_000, channels: 3, pageHeight: 5000 } as const;
    const moving = sharp(Buffer.alloc(150_000_000), { raw, limitInputPixels: false });
    const data = await moving.webp({ effort: 0, delay: [100, 100] }).toBuffer();
    expect(hasTooManyPixels(await sharp(data).metadata())).toBe(true);
  });

  test('a baseline JPEG of a camera may have 40 megapixels', async () => {
    expect(hasTooManyPixels({ format: 'jpeg', width: 8000, height: 5000, isProgressive: false })).toBe(false);
  });
});

test('T32: decodeAlone decodes one picture at a time, also after a failed one', async () => {
  const order: string[] = [];
  const decode = (name: string) =>
    decodeAlone(async () => {
      order.push(`${name} starts`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'broken') throw new Error(name);
    });
  const [broken, other] = [decode('broken'), decode('other')];
  await expect(broken).rejects.toThrow('broken');
  await other;
  expect(order).toEqual(['broken starts', 'broken ends', 'other starts', 'other ends']);
});
