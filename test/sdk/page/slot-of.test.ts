import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sizeOf, slotOf } from '../../../sdk/page/slot-of';
import { size, slot } from '../../../src/domain/bridge/arguments';

describe('slotOf', () => {
  test('returns 1 without a slot and 0 beyond the last slot', () => {
    expect([slotOf(undefined), slotOf(0), slotOf(5), slotOf(6)]).toEqual([1, 1, 5, 0]);
  });

  test.prop([fc.anything()])('always agrees with the portal’s parser', (raw) => {
    const read = slot(raw);
    expect(slotOf(raw)).toBe(read.ok ? read.value : 0);
    const rows = size(raw);
    expect(sizeOf(raw)).toBe(rows.ok ? rows.value : 0);
  });
});
