import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isTrailer, portfolioEntries, turnedPicture } from '../../../src/ui/games/portfolio.machine';

describe('portfolios', () => {
  test('distinguish trailers and screenshots by their files', () => {
    for (const original of ['/m/a.webm', 'https://s.test/b.MP4', '/m/a.mp4?v=2'])
      expect(isTrailer({ original })).toBe(true);
    for (const original of ['/m/a.webp', '/m/webm', '/m/a.webm.avif', '/m/a.webp?x=.mp4']) {
      expect(isTrailer({ original })).toBe(false);
    }
  });

  test('start with the trailer, in the smaller format first', () => {
    const slide = { thumbnail: '/a-160.webp', original: '/a.webp', colour: '#123' };
    const game = { hero: { sm: '', hd: '', fhd: '', colour: '#456' }, portfolio: [slide], trailer: undefined };
    expect(portfolioEntries(game)).toEqual([slide]);
    const both = { webm: '/t.webm', mp4: '/t.mp4', poster: '/p.webp' };
    expect(portfolioEntries({ ...game, trailer: both })).toEqual([
      { thumbnail: '/p.webp', original: '/t.webm', alternative: '/t.mp4', colour: '#456' },
      slide,
    ]);
    const [only] = portfolioEntries({ ...game, trailer: { ...both, webm: undefined } });
    expect([only?.original, only?.alternative]).toEqual(['/t.mp4', undefined]);
  });

  test('wrap around at both ends', () => {
    expect(turnedPicture(2, 1, 3)).toBe(0);
    expect(turnedPicture(0, -1, 3)).toBe(2);
    expect(turnedPicture(0, 1, 0)).toBe(0);
  });

  test.prop([fc.nat(40), fc.integer({ min: -90, max: 90 }), fc.integer({ min: 1, max: 41 })])(
    'never leave the valid indexes, and return after opposite steps',
    (from, steps, count) => {
      const place = from % count;
      const turned = turnedPicture(place, steps, count);
      expect(turned >= 0 && turned < count).toBe(true);
      expect(turnedPicture(turned, -steps, count)).toBe(place);
    },
  );
});
