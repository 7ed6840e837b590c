import { expect, test } from 'vitest';
import { savesData } from '../../../src/adapters/browser/frugal-page';

test('savesData is true for a browser that requests reduced data usage', () => {
  expect(
    [{}, { connection: {} }, { connection: { saveData: false } }, { connection: { saveData: true } }].map(savesData),
  ).toEqual([false, false, false, true]);
});
