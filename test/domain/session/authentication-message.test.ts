import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  AUTHENTICATION_TYPES,
  authenticationMessage,
  bringsUser,
  parseAuthenticationMessage,
} from '../../../src/domain/session/authentication-message';

describe('the message between tabs', () => {
  test('says what happened', () => {
    expect(AUTHENTICATION_TYPES).toEqual(['login', 'register', 'logout', 'expiry', 'change']);
    expect(authenticationMessage('logout')).toEqual({ event: 'authentication', type: 'logout' });
    expect(parseAuthenticationMessage({ event: 'authentication', type: 'register' })).toBe('register');
  });

  test.each([
    undefined,
    null,
    'login',
    7,
    {},
    { type: 'login' },
    { event: 'authentication' },
    { event: 'achievement', type: 'login' },
    { event: 'authentication', type: 'Login' },
  ])('is not %j', (data) => {
    expect(parseAuthenticationMessage(data)).toBeUndefined();
  });

  test('tells whether somebody came', () => {
    expect(AUTHENTICATION_TYPES.map(bringsUser)).toEqual([true, true, false, false, false]);
  });

  property.prop([fc.constantFrom(...AUTHENTICATION_TYPES)])('is always read as it was written', (type) => {
    expect(parseAuthenticationMessage(structuredClone(authenticationMessage(type)))).toBe(type);
  });

  property.prop([fc.anything()])('is never made of anything else', (data) => {
    expect(parseAuthenticationMessage(data)).toBeUndefined();
    expect(parseAuthenticationMessage({ event: 'authentication', type: data })).toBeUndefined();
  });
});
