import { describe, expect, test } from 'vitest';
import { replacesPage } from '../../../src/ui/shell/replaces-page.machine';

describe('replacesPage', () => {
  test.each([
    ['/arcade/games', '/blog', true],
    ['/arcade/games', '/arcade/games', false],
    ['/', '/auth/login', false],
    ['/auth/login', '/auth/register', false],
    ['/arcade/games', '/auth/login', true],
    ['/auth/verify-email', '/', true],
    ['/account/home', '/account/settings', false],
    ['/account/home', '/', true],
  ])('from %s to %s is %s', (from, to, takes) => {
    expect(replacesPage(from, to)).toBe(takes);
  });
});
