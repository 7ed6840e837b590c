import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { maskedAddress } from '../../../src/domain/account/masked-address';

describe('a masked address', () => {
  test.each([
    ['nova@example.com', 'n***@example.com'],
    ['n@example.com', 'n***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['😀vega@example.com', '😀***@example.com'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedAddress(email)).toBe(masked);
  });

  property.prop([fc.stringMatching(/^[a-z]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}$/)])(
    'never tells more than the first letter, nor how many there are',
    (first, second) => {
      expect(maskedAddress(`x${first}@example.com`)).toBe(maskedAddress(`x${second}@example.com`));
    },
  );
});
