import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  parseSignInProvider,
  parseStatusProvider,
  SIGN_IN_PROVIDERS,
  STATUS_PROVIDERS,
} from '../../../src/domain/auth/social-provider';

describe('a social provider', () => {
  test('is facebook or google to sign in, and also steam to tell how it went', () => {
    expect(SIGN_IN_PROVIDERS).toEqual(['facebook', 'google']);
    expect(STATUS_PROVIDERS).toEqual(['facebook', 'google', 'steam']);
    expect(SIGN_IN_PROVIDERS.map(parseSignInProvider)).toEqual(SIGN_IN_PROVIDERS);
    expect(STATUS_PROVIDERS.map(parseStatusProvider)).toEqual(STATUS_PROVIDERS);
    expect(parseSignInProvider('steam')).toBeUndefined();
  });

  property.prop([fc.anything()], { examples: [['Google'], ['twitter'], [''], [undefined]] })(
    'is never anything else',
    (name) => {
      fc.pre(!STATUS_PROVIDERS.some((known) => known === name));
      expect(parseSignInProvider(name)).toBeUndefined();
      expect(parseStatusProvider(name)).toBeUndefined();
    },
  );
});
