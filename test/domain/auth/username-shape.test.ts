import { describe, expect, test } from 'vitest';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';

describe('the shape of a user name', () => {
  test('is another for what somebody may bear: the operator gives reserved names', () => {
    expect(couldBeUsername('nova')).toBe(true);
    expect(couldBeUsername('Admin')).toBe(true);
    expect(couldBeUsername('ab')).toBe(false);
    expect(couldBeUsername('no va')).toBe(false);
  });
});
