import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { routeName } from '../../../../server/platform/metrics/measure';

describe('routeName', () => {
  test.each([
    ['/v1/public/arcade/game/:game/details', '/v1/public/arcade/game/:game/details'],
    ['/healthz', '/healthz'],
    ['/*', '/*'],
    ['/assets/*', '/assets/*'],
    ['/games/kite-hill/media/*', '/games/*'],
    ['/genres/action-640.webp', '/genres/*'],
    ['/favicon.ico', '/*'],
    [undefined, 'none'],
  ])('names the route %s %s', (url, name) => {
    expect(routeName(url)).toBe(name);
  });

  property.prop([fc.array(fc.constantFrom('a', 'b.webp', ':id', '*')).map((parts) => `/${parts.join('/')}`)])(
    'always keeps its own names',
    (url) => {
      expect(routeName(routeName(url))).toBe(routeName(url));
    },
  );
});
