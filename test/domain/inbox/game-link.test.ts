import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { findGameLink } from '../../../src/domain/inbox/game-link';

const PORTAL = 'https://holocade.test';
const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

describe('findGameLink', () => {
  test.each([
    ['/arcade/games/lantern-drift', '/arcade/games/lantern-drift'],
    ['Join me: https://holocade.test/arcade/games/lantern-drift/ now', '/arcade/games/lantern-drift'],
    [
      `${PORTAL}/arcade/games/lantern-drift?build=2&holocade_room=K%207&holocade_lang=de`,
      '/arcade/games/lantern-drift?holocade_room=K%207',
    ],
    ['https://evil.test/arcade/games/x and /arcade/games/glyph-gate', '/arcade/games/glyph-gate'],
    ['Join (/arcade/games/kite-hill or) /arcade/games/lantern-drift!', '/arcade/games/lantern-drift'],
    // The end of a query belongs to its last value.
    ['/arcade/games/lantern-drift?holocade_room=K7!', '/arcade/games/lantern-drift?holocade_room=K7!'],
    ['Read HTTPS://HOLOCADE.test/arcade/games/lantern-drift#reviews.', '/arcade/games/lantern-drift'],
    ['/arcade/games/x?holocade_room=%E0%A4%A', '/arcade/games/x?holocade_room=%25E0%25A4%25A'],
  ])('returns the page of the game and its deep link from %s', (text, address) => {
    expect(findGameLink(text, PORTAL)?.address).toBe(address);
  });

  test.each([
    'Lantern Drift',
    'https://evil.test/arcade/games/lantern-drift',
    'https://holocade.test.evil.test/arcade/games/lantern-drift',
    'https://evil.test/?/arcade/games/lantern-drift',
    'http://holocade.test/arcade/games/lantern-drift',
    'javascript:/arcade/games/lantern-drift',
    '/arcade/games/lantern-drift/catalog/lamp',
    '/arcade/games/Lantern',
    `/arcade/games/${'x'.repeat(65)}`,
    '/market',
  ])('finds no game in %s', (text) => {
    expect(findGameLink(text, PORTAL)).toBeUndefined();
  });

  property.prop([fc.string({ unit: 'grapheme' }), slugs, fc.webQueryParameters(), fc.string({ unit: 'grapheme' })])(
    'findGameLink never returns an address outside the pages of games, and always a part of the text',
    (before, slug, query, after) => {
      const text = `${before} /arcade/games/${slug}?${query} ${after}`;
      const found = findGameLink(text, PORTAL);
      expect(found?.address).toMatch(/^\/arcade\/games\/[a-z0-9-]{1,64}(\?holocade_\S+)?$/);
      expect(text).toContain(found?.link);
    },
  );
});
