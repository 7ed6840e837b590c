import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseResetLink } from '../../../src/domain/auth/reset-link';

describe('parseResetLink', () => {
  test('returns an email and a token', () => {
    expect(parseResetLink({ email: 'a@b.co', token: 't' })).toEqual({ email: 'a@b.co', token: 't' });
  });

  test.each([
    { email: undefined, token: undefined },
    { email: 'a@b.co', token: undefined },
    { email: undefined, token: 't' },
    { email: '', token: 't' },
    { email: 'a@b.co', token: '' },
  ])('rejects a link without either: %j', (link) => {
    expect(parseResetLink(link)).toBeUndefined();
  });

  property.prop([fc.string({ minLength: 1 }), fc.string({ minLength: 1 })])(
    'always returns both parts unchanged',
    (email, token) => {
      expect(parseResetLink({ email, token })).toEqual({ email, token });
    },
  );
});
