import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  FOOTER_DESTINATIONS,
  footerLegal,
  isComingSoon,
  SOON_BUBBLE,
  SOON_EDGE,
  soonPlace,
} from '../../../src/domain/shell/footer';

const pages = ['terms-of-service', 'privacy-policy', 'refund-policy', 'imprint', 'about-us'];

describe('footer entries', () => {
  test('contain the cookie settings only with a consent manager', () => {
    expect(footerLegal(false)).toEqual(pages);
    expect(footerLegal(true)).toEqual(['cookie-settings', ...pages]);
  });

  test('lead to six destinations, two of them coming soon', () => {
    expect(FOOTER_DESTINATIONS).toEqual(['dashboard', 'developer-area', 'help', 'contact', 'updates', 'community']);
    expect(FOOTER_DESTINATIONS.filter(isComingSoon)).toEqual(['updates', 'community']);
  });

  property.prop([fc.string()])('never disable another destination', (name) => {
    expect(isComingSoon(name)).toBe(['updates', 'community'].includes(name));
  });
});

const numbers = fc.integer({ min: -500, max: 3000 });

describe('soonPlace', () => {
  test('the bubble stays for 1500 ms', () => {
    expect(SOON_BUBBLE).toBe(1500);
  });

  test('is at the click, but inside the window', () => {
    expect(SOON_EDGE).toBe(72);
    expect(soonPlace({ x: 300, y: 200 }, 1000)).toEqual({ x: 300, y: 200 });
    expect(soonPlace({ x: 388, y: 2 }, 390)).toEqual({ x: 318, y: 72 });
    expect(soonPlace({ x: 0, y: 73 }, 390)).toEqual({ x: 72, y: 73 });
    expect(soonPlace({ x: 50, y: 100 }, 100)).toEqual({ x: 72, y: 100 });
  });

  property.prop([numbers, numbers, fc.integer({ min: 144, max: 3000 })])(
    'never leaves the window, and never moves without need',
    (x, y, width) => {
      const place = soonPlace({ x, y }, width);
      expect(place.x).toBeGreaterThanOrEqual(72);
      expect(place.x).toBeLessThanOrEqual(width - 72);
      expect(place.y).toBeGreaterThanOrEqual(72);
      if (x >= 72 && x <= width - 72 && y >= 72) expect(place).toEqual({ x, y });
      expect(soonPlace(place, width)).toEqual(place);
    },
  );
});
