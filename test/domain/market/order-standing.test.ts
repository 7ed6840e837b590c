import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canStillArrive, orderStands, untilNextPoll } from '../../../src/domain/market/order-standing';

describe('how an order stands', () => {
  test('coins may still come while it waits, and for a failed one that is paid after all', () => {
    expect(orderStands.filter(canStillArrive)).toEqual(['waiting', 'failed']);
  });

  test('is looked at every two seconds in the first minute, every quarter of one then, and no more after an hour', () => {
    expect([0, 59_999, 60_000, 3_599_999, 3_600_000].map(untilNextPoll)).toEqual([
      2000,
      2000,
      15_000,
      15_000,
      undefined,
    ]);
  });

  property.prop([fc.nat(4_000_000), fc.nat(4_000_000)])(
    'is never looked at more often as time goes by',
    (one, more) => {
      const wait = (since: number) => untilNextPoll(since) ?? Infinity;
      expect(wait(one + more)).toBeGreaterThanOrEqual(wait(one));
    },
  );
});
