import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageShape, takesPlace } from '../../../src/domain/shell/page-shape';

describe('the shape of a page', () => {
  test.each([
    ['/', 'home'],
    ['/arcade/games', 'cards'],
    ['/arcade/games/', 'cards'],
    ['/arcade/games/tag/rhythm', 'cards'],
    ['/arcade/games/developer/paper-moon', 'cards'],
    ['/arcade/games/developer/paper-moon/announcements', 'text'],
    ['/arcade/games/developer/paper-moon/announcements/12', 'text'],
    ['/arcade/games/lantern-drift', 'game'],
    ['/arcade/games/lantern-drift/catalog/lantern', 'plain'],
    ['/blog', 'cards'],
    ['/blog/article/first-light', 'text'],
    ['/hc', 'text'],
    ['/hc/legal/imprint', 'text'],
    ['/hcx', 'plain'],
    ['/search', 'cards'],
    ['/community/user/nova', 'plain'],
    ['/account/settings', 'plain'],
  ])('of %s is %s', (path, shape) => {
    expect(pageShape(path)).toBe(shape);
  });

  property.prop([fc.webPath()])('is known for every path, with and without a slash at its end', (path) => {
    const bare = `/${path}`.replace(/\/+$/, '');
    expect(pageShape(`${bare}/`)).toBe(pageShape(bare === '' ? '/' : bare));
  });
});

describe('another page', () => {
  test.each([
    ['/arcade/games', '/blog', true],
    ['/arcade/games', '/arcade/games', false],
    ['/', '/auth/login', false],
    ['/auth/login', '/auth/register', false],
    ['/arcade/games', '/auth/login', true],
    ['/auth/verify-email', '/', true],
    ['/account/home', '/account/settings', false],
    ['/account/home', '/', true],
  ])('at %s before %s takes its place: %s', (from, to, takes) => {
    expect(takesPlace(from, to)).toBe(takes);
  });
});
