import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { judgeFirstFrame } from '../../../src/domain/play/first-frame';

describe('judgeFirstFrame', () => {
  test.each([
    [0, 'good'],
    [2_500, 'good'],
    [2_501, 'acceptable'],
    [4_000, 'acceptable'],
    [4_001, 'slow'],
  ])('judges %i ms as %s', (ms, verdict) => {
    expect(judgeFirstFrame(ms)).toBe(verdict);
  });

  const order = ['good', 'acceptable', 'slow'];
  property.prop([fc.nat(60_000), fc.nat(60_000)])('judgeFirstFrame never prefers the longer time', (one, other) => {
    const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
    expect(order.indexOf(judgeFirstFrame(shorter))).toBeLessThanOrEqual(order.indexOf(judgeFirstFrame(longer)));
  });
});
