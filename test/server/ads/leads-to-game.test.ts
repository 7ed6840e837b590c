import { describe, expect, test } from 'vitest';
import { leadsToGame } from '../../../server/ads/leads-to-game';

describe('where an ad leads', () => {
  test.each([
    '/arcade/games/rift',
    '/arcade/games/rift?build=2',
    '/arcade/games/rift#reviews',
    '/arcade/games/rift/catalog/hat',
  ])('%s is the game of the page', (url) => expect(leadsToGame(url, 'rift')).toBe(true));

  test.each(['/arcade/games/rift-two', '/arcade/games', '/hc/contact', 'https://rift.test/arcade/games/rift'])(
    '%s is not',
    (url) => expect(leadsToGame(url, 'rift')).toBe(false),
  );
});
