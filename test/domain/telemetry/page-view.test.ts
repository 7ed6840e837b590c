import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageView } from '../../../src/domain/telemetry/page-view';
import { slugs } from '../../arbitraries/slugs';

describe('pageView', () => {
  test('contains route and path', () => {
    expect(pageView('/arcade/games/:game', '/arcade/games/lantern-drift', false)).toEqual({
      name: 'page_view',
      route: '/arcade/games/:game',
      path: '/arcade/games/lantern-drift',
      mobile: false,
    });
    expect(pageView('/', '/', false).path).toBe('/');
  });

  test('hides the owner of a profile', () => {
    expect(pageView('/community/user/:username', '/community/user/nova', false).path).toBe('/community/user/:username');
    expect(pageView('/community/user/:user/games', '/community/user/nova/games', false).path).toBe(
      '/community/user/:user/games',
    );
  });

  test('hides the content of an unknown address', () => {
    expect(pageView('/*', '/reset/me@example.org/now', false).path).toBe('/*');
  });

  property.prop([fc.constantFrom(':user', ':username', '*'), slugs])("never contains a person's name", (part, name) => {
    const secret = `${name}-1`;
    expect(pageView(`/community/user/${part}`, `/community/user/${secret}`, false).path).not.toContain(secret);
  });

  property.prop([fc.array(slugs, { maxLength: 4 })])(
    'always contains the whole path if all of it is public',
    (parts) => {
      const path = `/${parts.join('/')}`;
      expect(pageView('/blog/:a/:b/:c', path, false).path).toBe(path);
    },
  );
});
