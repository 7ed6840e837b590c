import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { activeSection } from '../../../src/domain/shell/section';

describe('activeSection', () => {
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
