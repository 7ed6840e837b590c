import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnPicture, pictureWriter, squareWidths } from '../../../../server/publishing/builds/picture-writer';
import { temporaryFolder } from '../../support/temporary-folder';

test('pictureWriter never leaves an incomplete picture under its hash name', async () => {
  const folder = temporaryFolder();
  const picture = drawnPicture('Comet Golf', 'square');
  const made: string[] = [];
  // A folder with this name prevents writing the file.
  const failingWriter = pictureWriter(folder, 'comet-golf', (path) => {
    mkdirSync(path);
    made.push(basename(path));
  });
  await expect(failingWriter.square(picture, squareWidths.achievement)).rejects.toThrow('EISDIR');
  const left = readdirSync(join(folder, 'comet-golf'));
  // The cleanup received every path.
  expect(left).toEqual(made);
  expect(left).not.toContainEqual(expect.stringMatching(/^square/));

  const whole = await pictureWriter(folder, 'comet-golf', () => undefined).square(picture, squareWidths.achievement);
  expect(readdirSync(join(folder, 'comet-golf')).sort()).toEqual([...left, basename(whole)].sort());
});
