import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isOwnPath, redirectTarget } from '../../../src/domain/shell/redirect-target';
import { openRedirects } from './open-redirects';

const ORIGIN = 'https://portal.test';
const paths = fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`);

describe('the target of a redirect', () => {
  test.each(['/', '/arcade/games', '/blog/article/a-b?page=2#top', '/search?query=a%20b', '/a//b', '/@me'])(
    'may be the path %s',
    (target) => {
      expect(isOwnPath(target)).toBe(true);
    },
  );

  test('may be none of sixty ways out', () => {
    expect(openRedirects.length).toBeGreaterThanOrEqual(60);
    expect(openRedirects.filter(isOwnPath)).toEqual([]);
  });

  property.prop([paths])('may always be a path', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  property.prop([
    fc.oneof(
      fc.string(),
      fc.string().map((text) => `/${text}`),
      fc.webUrl(),
      fc.constantFrom(...openRedirects),
    ),
  ])('never leads to another origin', (target) => {
    if (isOwnPath(target)) expect(new URL(target, `${ORIGIN}/a/b`).origin).toBe(ORIGIN);
  });
});

describe('where redirect_to leads', () => {
  test('is its path when that is safe', () => {
    expect(redirectTarget('/arcade/games?sort=popular', '/account/home')).toBe('/arcade/games?sort=popular');
  });

  test('is the fallback without one, and in place of a way out', () => {
    expect(redirectTarget(undefined, '/account/home')).toBe('/account/home');
    expect(redirectTarget('', '/account/home')).toBe('/account/home');
    expect(redirectTarget('//evil.test', '/account/home')).toBe('/account/home');
  });

  property.prop([fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...openRedirects))])(
    'never is another origin',
    (target) => {
      expect(new URL(redirectTarget(target, '/'), ORIGIN).origin).toBe(ORIGIN);
    },
  );
});
