import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isOwnPath } from '../../../src/domain/shell/redirect-target';
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
