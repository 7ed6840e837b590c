import { describe, expect, test } from 'vitest';
import { PURCHASE_COUNT_MAX } from '../../../src/domain/inventory/purchase-limits';

describe('a purchase', () => {
  test('is of at most 100 at once', () => {
    expect(PURCHASE_COUNT_MAX).toBe(100);
  });
});
