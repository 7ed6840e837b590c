import type { AvatarType, PictureSize } from '../../src/domain/account/avatar-picture';

/** Kinds of picture headers with a size. */
export const HEADERS = ['png', 'jpeg', 'lossy', 'lossless', 'extended'] as const;

type HeaderKind = (typeof HEADERS)[number];

export const typeOfHeader: Readonly<Record<HeaderKind, AvatarType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  lossy: 'image/webp',
  lossless: 'image/webp',
  extended: 'image/webp',
};

const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const big = (number: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(number / 256 ** (count - 1 - index)) % 256);
const little = (number: number, count: number) => big(number, count).reverse();
const webp = (chunk: string, content: readonly number[]) => [
  ...text('RIFF'),
  ...little(content.length + 12, 4),
  ...text('WEBP'),
  ...text(chunk),
  ...little(content.length, 4),
  ...content,
];

/** Creates the header of a picture of this size, with `comment` before the size if the format allows one. */
export function aPictureHeader(kind: HeaderKind, { width, height }: PictureSize, comment: readonly number[] = []) {
  return new Uint8Array(header());

  function header(): readonly number[] {
    switch (kind) {
      case 'png':
        return [0x89, ...text('PNG\r\n\u001a\n'), ...big(13, 4), ...text('IHDR'), ...big(width, 4), ...big(height, 4)];
      case 'jpeg':
        return [
          ...[0xff, 0xd8, 0xff, 0xfe, ...big(comment.length + 2, 2), ...comment, 0xff],
          ...[0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, ...big(height, 2), ...big(width, 2)],
        ];
      case 'lossy':
        return webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height + 0x4000, 2)]);
      case 'lossless':
        return webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4)]);
      case 'extended':
        return webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);
    }
  }
}
