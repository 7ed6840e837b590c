import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageShape } from '../../../src/domain/shell/page-shape';

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
