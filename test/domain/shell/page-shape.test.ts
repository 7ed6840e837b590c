import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageShape, activeSection, replacesPage } from '../../../src/domain/shell/page-shape';

describe('the shape of a page', () => {
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

  property.prop([fc.webPath()])('is known for every path, with and without a slash at its end', (path) => {
    const bare = `/${path}`.replace(/\/+$/, '');
    expect(pageShape(`${bare}/`)).toBe(pageShape(bare === '' ? '/' : bare));
  });
});

describe('the active section', () => {
  test.each([
    ['/', undefined],
    ['', undefined],
    ['/?a=1', undefined],
    ['/#/arcade', undefined],
    ['/arcade', 'arcade'],
    ['/arcade/games/a', 'arcade'],
    ['/blog?page=2', 'blog'],
    ['/hc#top', 'hc'],
    ['//arcade', undefined],
    ['blog/arcade', undefined],
  ])('of %s is %s', (path, section) => {
    expect(activeSection(path)).toBe(section);
  });

  property.prop([fc.stringMatching(/^[a-z]{1,9}$/), fc.webPath(), fc.webQueryParameters()])(
    'is always the first segment, whatever follows',
    (section, rest, query) => {
      expect(activeSection(`/${section}/${rest}?${query}`)).toBe(section);
    },
  );
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
    expect(replacesPage(from, to)).toBe(takes);
  });
});
