import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageShape } from '../../../src/ui/shell/page-shape.machine';

describe('pageShape', () => {
  test.each([
    ['/', 'home'],
    ['/arcade/games', 'games'],
    ['/arcade/games/', 'games'],
    ['/arcade/games/tag/rhythm', 'tag'],
    ['/arcade/games/developer/paper-moon', 'developer'],
    ['/arcade/games/developer/paper-moon/announcements', 'announcements'],
    ['/arcade/games/developer/paper-moon/announcements/12', 'announcement'],
    ['/arcade/games/lantern-drift', 'game'],
    ['/arcade/games/lantern-drift/catalog/lantern', 'plain'],
    ['/blog', 'blog'],
    ['/blog/article/first-light', 'article'],
    ['/hc', 'help'],
    ['/hc/user', 'questions'],
    ['/hc/guest', 'questions'],
    ['/hc/contact', 'form'],
    ['/hc/legal/imprint', 'legal'],
    ['/hcx', 'plain'],
    ['/search', 'search'],
    ['/community/user/nova', 'profile'],
    ['/market', 'shop'],
    ['/market/coins/success', 'plain'],
    ['/account/settings', 'plain'],
  ])('of %s is %s', (path, shape) => {
    expect(pageShape(path)).toBe(shape);
  });

  property.prop([fc.webPath()])('is always known, with and without a trailing slash', (path) => {
    const bare = `/${path}`.replace(/\/+$/, '');
    expect(pageShape(`${bare}/`)).toBe(pageShape(bare === '' ? '/' : bare));
  });
});
