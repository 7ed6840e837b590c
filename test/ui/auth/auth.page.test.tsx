// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { AuthPath } from '../../../src/ui/auth/auth-route.machine';
import { authLoader } from '../../../src/ui/auth/auth.page';
import { aPlayer } from '../../fakes/a-player';

const visit = (path: AuthPath, query: string, user: ReturnType<typeof aPlayer> | undefined) => {
  const request = new Request(`http://holocade.localhost${path}${query}`);
  return authLoader(path, { user })({ request });
};

describe('authLoader', () => {
  test('lets a guest open the pane', () => {
    expect(visit('/auth/login', '?redirect_to=/market', undefined)).toBeNull();
    expect(visit('/auth/reset-password', '?email=a@example.com&token=x', undefined)).toBeNull();
  });

  test.each([
    ['/auth/login', '?redirect_to=%2Fmarket', '/market'],
    ['/auth/register', '', '/account/home'],
    ['/auth/forgot-password', '?redirect_to=https://evil.test', '/account/home'],
  ] as const)('redirects a logged-in player from %s%s to %s', (path, query, to) => {
    expect(visit(path, query, aPlayer())?.headers.get('location')).toBe(to);
  });

  test('loads the developer site’s document for a player who comes from the console', () => {
    const answer = visit('/auth/login', '?redirect_to=%2Fdeveloper%2Fconsole%2Fpaper-moon', aPlayer());
    expect(answer?.headers.get('location')).toBe('/developer/console/paper-moon');
    expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
    expect(visit('/auth/login', '?redirect_to=/market', aPlayer())?.headers.has('x-remix-reload-document')).toBe(false);
  });
});
