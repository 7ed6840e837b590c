import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { completion } from '../../../src/domain/account/own-achievements';

describe('completion', () => {
  test.each([
    [0, 0, 0],
    [1, 3, 33],
    [199, 200, 99],
    [200, 200, 100],
  ])('of %i out of %i is %i %%', (earned, total, percent) => {
    expect(completion({ earned, total })).toBe(percent);
  });

  property.prop([fc.nat(), fc.nat()])('is always an integer from 0 to 100, and 100 only for all', (earned, total) => {
    const percent = completion({ earned, total });
    expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    expect(percent === 100).toBe(total > 0 && earned >= total);
  });
});
