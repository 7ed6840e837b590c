import { describe, expect, test } from 'vitest';
import { leadsToGame } from '../../../../server/commerce/ads/ads.routes';

const PORTAL = 'https://holocade.test';
const leads = (url: string) => leadsToGame(url, 'rift', PORTAL);

describe('leadsToGame', () => {
  test.each([
    '/arcade/games/rift',
    '/arcade/games/rift?build=2',
    '/arcade/games/rift#reviews',
    '/arcade/games/rift/catalog/hat',
    '/game/rift',
    '/game/rift/',
    '/game/rift/game?build=2',
    'https://holocade.test/arcade/games/rift',
    'https://holocade.test:443/game/rift#reviews',
  ])('%s leads to the game of the page', (url) => expect(leads(url)).toBe(true));

  test.each([
    '/arcade/games/rift-two',
    '/arcade/games',
    '/game/rift-two',
    '/game/rift/catalog/hat',
    '/hc/contact',
    'https://rift.test/arcade/games/rift',
    'https://holocade.test:8443/arcade/games/rift',
    'https://holocade.test.rift.test/game/rift',
    'https://[/arcade/games/rift',
  ])('%s does not lead to the game of the page', (url) => expect(leads(url)).toBe(false));
});
