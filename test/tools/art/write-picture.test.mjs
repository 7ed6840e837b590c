import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { genreScenes } from '../../../tools/art/scenes/genre-scenes.mjs';
import { fromRoot } from '../../../scripts/lib/root.mjs';
import { MOST_SHARE, writePicture } from '../../../tools/art/lib/write-picture.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const read = (path) => readFileSync(join(folder, path));
const scene = () => sharp(Buffer.from(genreScenes.action())).resize(400);

describe('writePicture', () => {
  test('writes a WebP and a clearly smaller AVIF of the same size, deterministically', async () => {
    for (const name of ['one', 'two']) await writePicture(scene(), join(folder, name), { quality: 78 });
    const [webp, avif] = await Promise.all(['one.webp', 'one.avif'].map((file) => sharp(read(file)).metadata()));
    expect([webp.format, webp.width, webp.height]).toEqual(['webp', 400, 225]);
    expect([avif.compression, avif.width, avif.height]).toEqual(['av1', 400, 225]);
    expect(read('one.avif').length).toBeLessThanOrEqual(read('one.webp').length * MOST_SHARE);
    expect(read('two.webp')).toEqual(read('one.webp'));
    expect(read('two.avif')).toEqual(read('one.avif'));
  });

  test('writes only a WebP if little can be saved, and removes an old AVIF', async () => {
    writeFileSync(join(folder, 'small.avif'), 'yesterday');
    await writePicture(scene().resize(64), join(folder, 'small'), { quality: 78 });
    expect([existsSync(join(folder, 'small.webp')), existsSync(join(folder, 'small.avif'))]).toEqual([true, false]);
  });
});

describe('the committed pictures', () => {
  const all = ['games/', 'server/assets/'].flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true }).map((path) => fromRoot(folder) + path),
  );
  const files = (ending) => all.filter((path) => path.endsWith(ending));
  const weight = (path) => statSync(path).size;
  const webpOf = (avif) => avif.replace(/avif$/, 'webp');

  test('have an AVIF at every large size', () => {
    const large = [...files('-1280.webp'), ...files('-1920.webp')];
    expect(large.length).toBeGreaterThan(30);
    expect(large.filter((webp) => !existsSync(webp.replace(/webp$/, 'avif')))).toEqual([]);
  });

  test('have an AVIF only with a clearly larger WebP of the same size', async () => {
    const heavy = files('.avif').filter((avif) => !(weight(avif) <= weight(webpOf(avif)) * MOST_SHARE));
    expect(heavy).toEqual([]);
    for (const avif of files('.avif')) {
      const [one, other] = await Promise.all([avif, webpOf(avif)].map((path) => sharp(path).metadata()));
      expect([avif, one.width, one.height]).toEqual([avif, other.width, other.height]);
    }
  });
});
