import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { deviceClassOf, PAGE_TYPES, pageTypeOf, samplesWebVitals } from '../../../src/domain/telemetry/web-vitals';

describe('pageTypeOf', () => {
  test.each([
    ['/', 'home'],
    ['//', 'home'],
    ['/arcade/games', 'games'],
    ['/arcade/games/tag/:tag', 'games'],
    ['/arcade/games/developer/:developer', 'games'],
    ['/arcade/games/:game', 'game'],
    ['/arcade/games/:game/catalog/:item', 'game'],
    ['/search', 'search'],
    ['/blog/article/:article', 'blog'],
    ['/hc/legal/:page', 'help'],
    ['/market/coins', 'market'],
    ['/community/user/:user', 'profile'],
    ['/account/settings', 'account'],
    ['/searching', 'other'],
    ['/*', 'other'],
  ])('returns for the route %s the type %s', (route, type) => {
    expect(pageTypeOf(route)).toBe(type);
  });

  property.prop([fc.string()])('always returns one of the types', (route) => {
    expect(PAGE_TYPES).toContain(pageTypeOf(route));
  });
});

describe('deviceClassOf', () => {
  test.each([
    [{ headset: true, mobile: true }, 'headset'],
    [{ headset: false, mobile: true }, 'mobile'],
    [{ headset: false, mobile: false }, 'desktop'],
  ])('returns for %o the class %s', (device, name) => {
    expect(deviceClassOf(device)).toBe(name);
  });
});

describe('samplesWebVitals', () => {
  test('measures a tenth of the page loads at 10 percent', () => {
    expect([samplesWebVitals(0.099, 10), samplesWebVitals(0.1, 10)]).toEqual([true, false]);
  });

  property.prop([fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'always measures at 100 percent',
    (random) => {
      expect(samplesWebVitals(random, 100)).toBe(true);
    },
  );
});
