import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  LOGIN_PROVIDERS,
  parseRegisteringProvider,
  parseSignInProvider,
  REGISTERING_PROVIDERS,
  SIGN_IN_PROVIDERS,
} from '../../../src/domain/auth/social-provider';

describe('social providers', () => {
  test('are facebook and google for registration, and also steam for login and its status', () => {
    expect(REGISTERING_PROVIDERS).toEqual(['facebook', 'google']);
    expect(SIGN_IN_PROVIDERS).toEqual(['facebook', 'google', 'steam']);
    expect(SIGN_IN_PROVIDERS.map(parseRegisteringProvider)).toEqual(['facebook', 'google', undefined]);
    expect(SIGN_IN_PROVIDERS.map(parseSignInProvider)).toEqual(SIGN_IN_PROVIDERS);
  });

  test('are the login providers together with the password', () => {
    expect(LOGIN_PROVIDERS).toEqual(['password', ...SIGN_IN_PROVIDERS]);
  });

  property.prop([fc.anything()], { examples: [['Google'], ['twitter'], [''], [undefined]] })(
    'are never anything else',
    (name) => {
      fc.pre(!SIGN_IN_PROVIDERS.some((known) => known === name));
      expect(parseRegisteringProvider(name)).toBeUndefined();
      expect(parseSignInProvider(name)).toBeUndefined();
    },
  );
});
