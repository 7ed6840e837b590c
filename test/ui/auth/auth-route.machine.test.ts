import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AuthPath, AuthQuery } from '../../../src/ui/auth/auth-route.machine';
import { ACCOUNT_HOME, AUTH_PATHS, authDestination } from '../../../src/ui/auth/auth-route.machine';
import { openRedirects } from '../../domain/shell/open-redirects';

const query = (change: Partial<AuthQuery> = {}): AuthQuery => ({
  redirectTo: undefined,
  email: undefined,
  token: undefined,
  ...change,
});
const paths = Object.keys(AUTH_PATHS) as AuthPath[];

describe('authDestination', () => {
  test.each([
    ['/auth/login', 'login'],
    ['/auth/register', 'register'],
    ['/auth/forgot-password', 'forgot'],
  ] as const)('%s opens the pane %s for a visitor', (path, pane) => {
    expect(authDestination(path, query({ redirectTo: '/blog' }), false)).toEqual({ kind: 'pane', pane });
  });

  test('needs both parts of a reset link', () => {
    const path = '/auth/reset-password';
    const pane = { kind: 'pane', pane: 'reset' };
    expect(authDestination(path, query({ email: 'a@b.co', token: 't' }), false)).toEqual(pane);
    for (const parts of [{}, { email: 'a@b.co' }, { token: 't' }, { email: '', token: 't' }])
      expect(authDestination(path, query(parts), false)).toEqual({ kind: 'incomplete' });
  });

  test('redirects a player to the account home, or to redirect_to', () => {
    expect(authDestination('/auth/login', query(), true)).toEqual({ kind: 'redirect', to: '/account/home' });
    expect(authDestination('/auth/reset-password', query({ redirectTo: '/market' }), true)).toEqual({
      kind: 'redirect',
      to: '/market',
    });
  });

  property.prop([fc.constantFrom(...paths), fc.oneof(fc.constantFrom(...openRedirects), fc.webUrl())])(
    'never leads a player out of the portal',
    (path, redirectTo) => {
      expect(authDestination(path, query({ redirectTo }), true)).toEqual({ kind: 'redirect', to: ACCOUNT_HOME });
    },
  );
});
