import { describe, expect, test } from 'vitest';
import { authNoticeKeys } from '../../../src/domain/auth/auth-notice-keys';

describe('the sources of toasts while signing in', () => {
  test('are three, each its own', () => {
    expect(authNoticeKeys).toEqual({
      login: 'auth.login',
      registration: 'auth.registration',
      validation: 'auth.validation',
    });
  });
});
