import { describe, expect, test } from 'vitest';
import { saveLimits } from '../../../src/domain/saves/save-limits';

describe('the limits of saves', () => {
  test('are five slots of 64 KiB with their last ten versions', () => {
    expect(saveLimits).toEqual({ slots: 5, bytes: 64 * 1024, depth: 20, nameLength: 64, versions: 10 });
  });
});
