import { describe, expect, test } from 'vitest';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';

describe('couldBeUsername', () => {
  test('accepts reserved names, which the operator assigns', () => {
    expect(couldBeUsername('nova')).toBe(true);
    expect(couldBeUsername('Admin')).toBe(true);
    expect(couldBeUsername('ab')).toBe(false);
    expect(couldBeUsername('no va')).toBe(false);
  });
});
