import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sizeOf, slotOf } from '../../../sdk/page/slot-of';
import { size, slot } from '../../../src/domain/bridge/arguments';

describe('the slot that a game means', () => {
  test('is the first where none is named, and none beyond the last', () => {
    expect([slotOf(undefined), slotOf(0), slotOf(5), slotOf(6)]).toEqual([1, 1, 5, 0]);
  });

  test.prop([fc.anything()])('always is the portal’s own reading', (raw) => {
    const read = slot(raw);
    expect(slotOf(raw)).toBe(read.ok ? read.value : 0);
    const rows = size(raw);
    expect(sizeOf(raw)).toBe(rows.ok ? rows.value : 0);
  });
});
