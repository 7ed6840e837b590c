import { describe, expect, test } from 'vitest';
import { integerDefaults } from '../../../src/domain/bridge/integer-defaults';

describe('the defaults of a game’s integers', () => {
  test('are page 1, size 10, slot 1 and count 1', () => {
    expect(integerDefaults).toEqual({ page: 1, size: 10, slot: 1, count: 1 });
  });
});
