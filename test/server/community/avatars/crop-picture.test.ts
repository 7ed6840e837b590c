import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { cropPicture } from '../../../../server/community/avatars/crop-picture';
import { fourFields, movingPicture, movingPng, promisingPng, takenAbroad } from './sample-pictures';

/** Returns the colour in the middle of a picture. */
async function middleOf(data: Buffer): Promise<readonly number[]> {
  const { width, height } = await sharp(data).metadata();
  const at = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(data).extract(at).removeAlpha().raw().toBuffer())];
}

async function cropped(data: Buffer, crop?: { x: number; y: number; size: number }) {
  const files = await cropPicture(data, crop);
  if (!files.ok) throw new Error(files.error);
  return files.value;
}

describe('cropPicture', () => {
  test('returns a square WebP picture in three sizes', async () => {
    const files = await cropped(await fourFields(300, 200).png().toBuffer());
    for (const [size, side] of [
      ['tn', 64],
      ['sm', 128],
      ['sd', 512],
    ] as const) {
      expect(await sharp(files[size]).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
  });

  test('returns the selected area', async () => {
    const data = await fourFields(400, 400).png().toBuffer();
    const of = async (x: number, y: number) => middleOf((await cropped(data, { x, y, size: 180 })).sd);
    const [red, green, blue] = [await of(10, 10), await of(210, 10), await of(10, 210)];
    expect(red[0]).toBeGreaterThan(200);
    expect(green[1]).toBeGreaterThan(200);
    expect(blue[2]).toBeGreaterThan(200);
    expect(Math.max(red[1] ?? 255, green[0] ?? 255, blue[0] ?? 255)).toBeLessThan(60);
  });

  test('T32: rotates a picture upright before cropping and removes its location', async () => {
    const data = await takenAbroad(300, 200);
    const before = await sharp(data).metadata();
    expect([before.orientation, before.exif?.includes('A secret name')]).toEqual([6, true]);
    // The upright picture is 200 wide and 300 high, with the red field at the upper right.
    const { sd } = await cropped(data, { x: 110, y: 10, size: 80 });
    const [red = 0, green = 255, blue = 255] = await middleOf(sd);
    expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true]);
    const after = await sharp(sd).metadata();
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(sd.includes('secret')).toBe(false);
    expect(await cropPicture(data, { x: 150, y: 0, size: 100 })).toMatchObject({ ok: false, error: 'crop' });
  });

  test('accepts any size within the limits, with any trailing bytes', async () => {
    const data = await fourFields(64, 64).jpeg().toBuffer();
    const followed = Buffer.concat([data, Buffer.from('<script>alert(1)</script><svg onload="x"/>PK\u0003\u0004')]);
    const { sd } = await cropped(followed);
    expect(sd.includes('script')).toBe(false);
  });
});

describe('refused pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>1</script></svg>';
  const jpeg = () => fourFields(600, 600).jpeg().toBuffer();
  test.each<readonly [string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['a file of more than 4 MiB', () => Buffer.alloc(4 * 1024 * 1024 + 1, 0xff), 'too-large'],
    ['an SVG', () => Buffer.from(svg), 'not-a-picture'],
    ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'not-a-picture'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'not-a-picture',
    ],
    ['words', () => Buffer.from('I am a picture.'), 'not-a-picture'],
    ['a moving GIF', () => movingPicture('gif'), 'animated'],
    ['a moving WebP', () => movingPicture('webp'), 'animated'],
    ['a moving PNG', movingPng, 'animated'],
    ['half of a JPEG', async () => (await jpeg()).subarray(0, 1500), 'unreadable'],
    ['a PNG that ends too early', () => promisingPng(1000, 1000), 'unreadable'],
    [
      'a PNG header and then a JPEG',
      async () => Buffer.concat([promisingPng(1, 1).subarray(0, 8), await jpeg()]),
      'unreadable',
    ],
    ['a very small one', () => fourFields(63, 200).png().toBuffer(), 'too-small'],
    ['41 megapixels', () => promisingPng(8200, 5000), 'too-many-pixels'],
    ['a line of 20,000 pixels', () => promisingPng(20_000, 64), 'too-many-pixels'],
  ])('T32: %s is refused', async (_name, make, error) => {
    expect(await cropPicture(await make(), undefined)).toEqual({ ok: false, error });
  });

  test('T32: 20,000 x 20,000 pixels are refused immediately by the header', async () => {
    const data = promisingPng(20_000, 20_000);
    const before = performance.now();
    expect(await cropPicture(data, undefined)).toEqual({ ok: false, error: 'too-many-pixels' });
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
