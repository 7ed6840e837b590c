import { expect, test } from 'vitest';
import { farOut, tetherReach } from '../../../games/orbital-salvage/tether';

test('the long line reaches forty metres and every distant crate', () => {
  expect(tetherReach(true).crates).toBe(40);
  expect(tetherReach(true).crates).toBeGreaterThan(Math.hypot(farOut.most, 6));
});

test('the normal line reaches near crates and no distant ones', () => {
  expect(tetherReach(false).crates).toBeGreaterThan(20);
  expect(tetherReach(false).crates).toBeLessThan(farOut.least);
});

test('the long line catches plasma earlier', () => {
  expect(tetherReach(true).plasma).toBeGreaterThan(tetherReach(false).plasma);
});
