import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { slot } from '../../../src/domain/bridge/integer-arguments';
import { saveLimits } from '../../../src/domain/saves/save-limits';

describe('the limits of saves', () => {
  test('are five slots of 64 KiB with their last ten versions', () => {
    expect(saveLimits).toEqual({ slots: 5, bytes: 64 * 1024, depth: 20, nameLength: 64, versions: 10 });
  });

  test.prop([fc.nat()])('always are those of the slots that a game may name', (number) => {
    expect(slot(number).ok).toBe(number <= saveLimits.slots);
  });
});
