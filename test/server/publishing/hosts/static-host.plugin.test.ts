import { fc, test as property } from '@fast-check/vitest';
import { expect, test, describe } from 'vitest';
import { pairedPictures, pictureType } from '../../../../server/publishing/hosts/static-host.plugin';
import { temporaryFolder } from '../../support/temporary-folder';

test('pairedPictures lists WebP files with an AVIF beside them whose names fit a route', () => {
  const folder = temporaryFolder({
    'both.webp': '',
    'both.avif': '',
    'hero-1280.webp': '',
    'hero-1280.avif': '',
    'only.webp': '',
    'lonely.avif': '',
    ':name.webp': '',
    ':name.avif': '',
    'share.jpg': '',
  });
  expect([...pairedPictures(folder)].sort()).toEqual(['both', 'hero-1280']);
});

const weights = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const others = fc.array(fc.constantFrom('text/html', 'image/*;q=0.1', '*/*;q=0.1', 'image/png', ' ', ';q=1', 'q=1'));

describe('pictureType', () => {
  test.each([
    ['Chromium', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'],
    ['Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'],
    ['Safari', 'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,*/*;q=0.5'],
    ['a client that accepts nothing else', 'image/avif'],
    ['upper-case letters', 'IMAGE/AVIF ; Q=0.9 , */*;q=0.2'],
  ])('is AVIF for %s', (_, accept) => {
    expect(pictureType(accept)).toBe('avif');
  });

  test.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['every type', '*/*'],
    ['every picture', 'image/*'],
    ['AVIF with weight 0', 'image/avif;q=0, image/*'],
    ['AVIF with weight 0.000', 'image/avif;q=0.000, image/*'],
    ['AVIF less than WebP', 'image/avif;q=0.5, image/webp'],
    ['AVIF below everything else', 'image/avif;q=0.5, */*;q=0.8'],
    ['an invalid weight', 'image/avif;q=often'],
    ['a weight above one', 'image/avif;q=7'],
    ['a type with the same start', 'image/avif-sequence'],
  ])('is WebP for %s', (_, accept) => {
    expect(pictureType(accept)).toBe('webp');
  });

  property.prop([fc.string()])('is never AVIF unless AVIF is named', (accept) => {
    expect(pictureType(accept.replaceAll(/avif/gi, ''))).toBe('webp');
  });

  property.prop([weights, weights, others, fc.boolean()])(
    'is always the format with the higher weight, and AVIF for equal weights, in any order',
    (avif, webp, rest, swapped) => {
      const both = [`image/avif;q=${String(avif)}`, `image/webp;q=${String(webp)}`];
      const accept = [...(swapped ? both.toReversed() : both), ...rest].join(',');
      expect(pictureType(accept)).toBe(avif > 0 && avif >= webp ? 'avif' : 'webp');
    },
  );
});
