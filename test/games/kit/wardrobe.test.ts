import { describe, expect, test, vi } from 'vitest';
import { Wardrobe } from '../../../games/kit/wardrobe';

const items = [
  { slug: 'suit', name: 'Blue Suit', price: 3 },
  { slug: 'tin', name: 'Tin', price: 1 },
];
const owning = (...owned: string[]) => new Wardrobe({ items, has: (slug) => owned.includes(slug) }, ['suit']);

describe('Wardrobe', () => {
  test('wears owned items and toggles them', () => {
    const wardrobe = owning('suit', 'tin');
    const changed = vi.fn();
    expect(wardrobe.wears('suit')).toBe(true);
    const [entry, ...others] = wardrobe.entries(changed);
    expect(entry).toMatchObject({ label: 'Blue Suit', pressed: true });
    expect(others).toEqual([]);
    entry?.act();
    expect(wardrobe.wears('suit')).toBe(false);
    expect(wardrobe.entries(changed)[0]?.pressed).toBe(false);
    entry?.act();
    expect(wardrobe.wears('suit')).toBe(true);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('offers no items that the player does not own', () => {
    expect(owning('tin').wears('suit')).toBe(false);
    expect(owning('tin').entries(() => undefined)).toEqual([]);
  });
});
