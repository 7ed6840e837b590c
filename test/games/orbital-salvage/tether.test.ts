import { expect, test } from 'vitest';
import { farOut, tetherReach } from '../../../games/orbital-salvage/tether';

test('the long line reaches forty metres, and every crate far out', () => {
  expect(tetherReach(true).crates).toBe(40);
  expect(tetherReach(true).crates).toBeGreaterThan(Math.hypot(farOut.most, 6));
});

test('the plain line reaches all that is near, and nothing far out', () => {
  expect(tetherReach(false).crates).toBeGreaterThan(20);
  expect(tetherReach(false).crates).toBeLessThan(farOut.least);
});

test('the long line catches plasma earlier, too', () => {
  expect(tetherReach(true).plasma).toBeGreaterThan(tetherReach(false).plasma);
});
