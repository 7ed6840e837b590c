import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isOwnPath, redirectTarget } from '../../../src/domain/shell/redirect-target';
import { openRedirects } from './open-redirects';

const ORIGIN = 'https://portal.test';
const dots = ['.', '..', '%2e', '%2E.'];
const segments = fc.constantFrom(...dots, '', '...', '.well-known', 'evil.test', 'a', '@me', '%2f');
const segmented = fc.array(segments, { minLength: 1 });
const paths = segmented.map((parts) => `/${parts.join('/')}`);
const normalised = (path: string) => {
  const { pathname, search, hash } = new URL(path, ORIGIN);
  return pathname + search + hash;
};

describe('the target of a redirect', () => {
  test.each([
    '/',
    '/arcade/games',
    '/blog/article/a-b?page=2#top',
    '/search?query=a%20b',
    '/a/?to=//b/../c#//d',
    '/.well-known/...',
    '/@me',
  ])('may be the path %s', (target) => {
    expect(isOwnPath(target)).toBe(true);
  });

  test('T16: may be none of sixty ways out', () => {
    expect(openRedirects.length).toBeGreaterThanOrEqual(60);
    expect(openRedirects.filter(isOwnPath)).toEqual([]);
  });

  test.each(['/..//evil.test', '/a/..//evil.test', '/a//b', '/a//', '/./a', '/a/.', '/%2e%2E//b', '/.%2e?a', '/..#a'])(
    'may not be %s, which is another path once it is normalised',
    (target) => {
      expect(isOwnPath(target)).toBe(false);
    },
  );

  // Node leaves `/a/.b/..` as it is, which no browser does, so its parser can only prove one direction.
  property.prop([segmented])('may be a path exactly when no segment is dots and only the last is empty', (parts) => {
    const plain = parts.every((part, index) => !dots.includes(part) && (part !== '' || index === parts.length - 1));
    expect(isOwnPath(`/${parts.join('/')}`)).toBe(plain);
  });

  property.prop([paths])('never is one that a parser of addresses changes', (path) => {
    if (isOwnPath(path)) expect(normalised(path)).toBe(path);
  });

  property.prop([paths, fc.constantFrom('', '?a=//b', '#/../c')])(
    'always stays one when it is normalised',
    (path, end) => {
      if (isOwnPath(path + end)) expect(isOwnPath(normalised(path + end))).toBe(true);
    },
  );

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
    'T16: never is another origin',
    (target) => {
      expect(new URL(redirectTarget(target, '/'), ORIGIN).origin).toBe(ORIGIN);
    },
  );
});
