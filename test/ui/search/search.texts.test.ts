import { describe, expect, test } from 'vitest';
import { countText, totalText } from '../../../src/ui/search/search.texts';

describe('search texts', () => {
  test('format totals with their type, and with a plus for capped counts', () => {
    expect(countText('games', 1, false)).toBe('1 game');
    expect(countText('users', 0, false)).toBe('0 players');
    expect(countText('articles', 1000, false)).toBe('1,000 articles');
    expect(countText('games', 250, true)).toBe('250+ games');
    expect(totalText(250, true)).toBe('250+');
  });
});
