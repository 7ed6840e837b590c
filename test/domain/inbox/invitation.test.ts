import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { deepLinkOf } from '../../../src/domain/bridge/deep-link';
import { MESSAGE_LIMITS } from '../../../src/domain/inbox/conversation';
import { findGameLink, gameInvitation, invitableGames, textBesideLink } from '../../../src/domain/inbox/invitation';

const PORTAL = 'https://holocade.test';
const drift = { slug: 'lantern-drift', title: 'Lantern Drift' };
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

describe('gameInvitation', () => {
  test('is a friendly text with a link to the game’s page', () => {
    expect(gameInvitation(drift, PORTAL, '', 2000)).toBe(
      'Let’s play Lantern Drift! https://holocade.test/arcade/games/lantern-drift',
    );
    expect(gameInvitation(drift, PORTAL, '&holocade_room=K7', 2000)).toContain('lantern-drift?holocade_room=K7');
    expect(gameInvitation(drift, PORTAL, '&holocade_room=K7', 80)).not.toContain('?');
  });

  property.prop([slugs, fc.dictionary(fc.stringMatching(/^holocade_[a-z]{8,30}$/), fc.string({ maxLength: 200 }))])(
    'gameInvitation always fits into a message, and its link is always found with the whole deep link or none',
    (slug, parameters) => {
      const deepLink = deepLinkOf(Object.entries(parameters));
      const query = [...deepLink].map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
      const text = gameInvitation({ slug, title: slug }, PORTAL, query, MESSAGE_LIMITS.max);
      expect(text.length).toBeLessThanOrEqual(MESSAGE_LIMITS.max);
      const page = `/arcade/games/${slug}`;
      expect([page, `${page}${query.replace('&', '?')}`]).toContain(findGameLink(text, PORTAL)?.address);
    },
  );
});

describe('textBesideLink', () => {
  test('omits the link, and is the title if nothing else is written', () => {
    const linked = { link: '/arcade/games/lantern-drift', title: 'Lantern Drift' };
    expect(textBesideLink('Let’s play! /arcade/games/lantern-drift', linked)).toBe('Let’s play!');
    expect(textBesideLink('Now: /arcade/games/lantern-drift please', linked)).toBe('Now: please');
    expect(textBesideLink('/arcade/games/lantern-drift', linked)).toBe('Lantern Drift');
    expect(textBesideLink('Cut off: /arcade', linked)).toBe('Cut off: /arcade');
  });
});

describe('invitableGames', () => {
  const resumed = (slug: string, playing = false) => ({
    game: { slug, title: slug } as Parameters<typeof invitableGames>[0][number]['game'],
    playing,
  });

  test('begins with the game being played, and names each game once', () => {
    const games = invitableGames(
      [resumed('a'), resumed('b', true), resumed('c')],
      [
        { slug: 'c', title: 'c' },
        { slug: 'd', title: 'd' },
      ],
    );
    expect(games.map(({ slug, playing }) => `${slug}${playing ? ' now' : ''}`)).toEqual(['b now', 'a', 'c', 'd']);
    expect(invitableGames([], [])).toEqual([]);
  });
});
