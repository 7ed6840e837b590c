import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderBlobStore, sectionFolder } from '../../../../server/platform/blobs/folder-blob-store';
import {
  drawnPicture,
  isDrawnSquare,
  pictureWriter,
  readPicture,
  squareWidths,
} from '../../../../server/publishing/builds/picture-writer';
import { promisingPng } from '../../community/avatars/sample-pictures';
import { temporaryFolder } from '../../support/temporary-folder';

test('pictureWriter never leaves an incomplete picture under its hash name', async () => {
  const config = { dataFolder: temporaryFolder() };
  const folder = sectionFolder(config, 'pictures');
  const target = { blobs: new FolderBlobStore(config), slug: 'comet-golf' };
  const picture = drawnPicture('Comet Golf', 'square');
  const made: string[] = [];
  // A folder with this name prevents writing the file.
  const failingWriter = pictureWriter({
    ...target,
    made: (key) => {
      mkdirSync(join(folder, 'comet-golf', basename(key)), { recursive: true });
      made.push(basename(key));
    },
  });
  await expect(failingWriter.square(picture, squareWidths.achievement)).rejects.toThrow('EISDIR');
  const left = readdirSync(join(folder, 'comet-golf'));
  // The cleanup received every key.
  expect(left).toEqual(made);
  for (const name of left) rmdirSync(join(folder, 'comet-golf', name));

  const writer = pictureWriter({ ...target, made: () => undefined });
  const whole = await writer.square(picture, squareWidths.achievement);
  expect(readdirSync(join(folder, 'comet-golf'))).toEqual([basename(whole)]);
});

test('pictureWriter encodes a picture once for each size', async () => {
  const keys: string[] = [];
  const target = { blobs: new FolderBlobStore({ dataFolder: temporaryFolder() }), slug: 'comet-golf' };
  const writer = pictureWriter({ ...target, made: (key) => keys.push(key) });
  const picture = drawnPicture('Comet Golf', 'square');
  const stored = await writer.square(picture, squareWidths.item);
  expect(await writer.square(picture, squareWidths.item)).toBe(stored);
  expect(keys).toHaveLength(1);
  expect(await writer.square(picture, squareWidths.achievement)).not.toBe(stored);
  expect(await writer.square(drawnPicture('Comet Tennis', 'square'), squareWidths.item)).not.toBe(stored);
});

test('drawnPicture shows the whole ring of a planet in a square', () => {
  for (let item = 0; item < 300; item += 1) {
    const svg = drawnPicture(`kite/${String(item)}`, 'square').data.toString();
    const [, x = '', ring = ''] = /<ellipse cx="(\d+)" cy="\d+" rx="(\d+)"/.exec(svg) ?? [];
    expect(Number(x) - Number(ring)).toBeGreaterThan(0);
    expect(Number(x) + Number(ring)).toBeLessThan(512);
  }
});

test('isDrawnSquare recognises a drawn square, also of an earlier release', async () => {
  const target = { blobs: new FolderBlobStore({ dataFolder: temporaryFolder() }), slug: 'kite', made: () => undefined };
  const stored = await pictureWriter(target).square(drawnPicture('kite/a', 'square'), squareWidths.item);
  for (const file of [basename(stored), 'square-512-c3cd36b880a7b68d.webp'])
    expect(['kite/a', 'kite/b'].map((name) => isDrawnSquare(file, name, squareWidths.item))).toEqual([true, false]);
});

test('T90: readPicture refuses a picture with too many pixels before it is decoded', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'rows.png'), promisingPng(8200, 5000));
  writeFileSync(join(folder, 'interlaced.png'), promisingPng(6200, 4000, true));
  for (const name of ['rows.png', 'interlaced.png'])
    expect(await readPicture(folder, name)).toEqual({
      ok: false,
      error: `“${name}” has too many pixels. A picture has at most 40 megapixels: 24 as WebP, progressive JPEG or interlaced PNG, and 10 as AVIF.`,
    });
});
