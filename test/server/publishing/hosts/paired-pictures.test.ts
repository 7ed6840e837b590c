import { expect, test } from 'vitest';
import { pairedPictures } from '../../../../server/publishing/hosts/paired-pictures';
import { temporaryFolder } from '../../support/temporary-folder';

test('a pair is a WebP with its AVIF beside it, named by what a route can name', () => {
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
