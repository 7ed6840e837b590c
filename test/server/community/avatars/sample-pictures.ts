import { deflateSync } from 'node:zlib';
import type { OverlayOptions, Sharp } from 'sharp';
import sharp from 'sharp';

const CRC = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Creates a PNG whose header declares a size, followed by incomplete pixel data. An interlaced one has 16 bits and transparency. */
export function promisingPng(width: number, height: number, interlaced = false): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...(interlaced ? [16, 6, 0, 0, 1] : [8, 2, 0, 0, 0])]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(60_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Creates a picture of four fields: red and green above, blue and white below. */
export function fourFields(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2), channels: 3 } as const;
  const field = (background: string, left: number, top: number): OverlayOptions => ({
    input: { create: { ...half, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    field('red', 0, 0),
    field('lime', half.width, 0),
    field('blue', 0, half.height),
  ]);
}

/** Creates a rotated picture with a location, as a phone stores it. */
export function takenAbroad(width: number, height: number): Promise<Buffer> {
  return fourFields(width, height)
    .withExif({
      IFD0: { Copyright: 'A secret name' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Creates a PNG that declares two frames after its header. */
export async function movingPng(): Promise<Buffer> {
  const still = await fourFields(100, 100).png().toBuffer();
  const headerEnd = 8 + 12 + 13;
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, headerEnd), control, still.subarray(headerEnd)]);
}

/** Creates a picture of two frames. */
export async function movingPicture(kind: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await fourFields(100, 200).raw().toBuffer();
  const moving = sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } });
  return moving[kind]({ loop: 0, delay: [100, 100] }).toBuffer();
}
