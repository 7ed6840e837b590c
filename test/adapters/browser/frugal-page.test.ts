import { expect, test } from 'vitest';
import { savesData } from '../../../src/adapters/browser/frugal-page';

test('a browser that asks for little says so', () => {
  expect(
    [{}, { connection: {} }, { connection: { saveData: false } }, { connection: { saveData: true } }].map(savesData),
  ).toEqual([false, false, false, true]);
});
