import { describe, expect, test } from 'vitest';
import { mayBeUsername } from '../../../src/domain/auth/username-shape';

describe('the shape of a user name', () => {
  test('is another for what somebody may bear: the operator gives reserved names', () => {
    expect(mayBeUsername('nova')).toBe(true);
    expect(mayBeUsername('Admin')).toBe(true);
    expect(mayBeUsername('ab')).toBe(false);
    expect(mayBeUsername('no va')).toBe(false);
  });
});
