import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { deepLinkOf } from '../../../src/domain/bridge/deep-link';
import { MESSAGE_LIMITS } from '../../../src/domain/inbox/conversation';
import { findGameLink } from '../../../src/domain/inbox/game-link';
import { gameInvitation, gamePageAddress, invitableGames, messageText } from '../../../src/domain/inbox/invitation';

const PORTAL = 'https://holocade.test';
const drift = { slug: 'lantern-drift', title: 'Lantern Drift' };
const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

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

describe('messageText', () => {
  test('omits the link, and names the invitation if nothing else is written', () => {
    const linked = { link: '/arcade/games/lantern-drift', title: 'Lantern Drift' };
    expect(messageText('Let’s play! /arcade/games/lantern-drift', linked)).toBe('Let’s play!');
    expect(messageText('Now: /arcade/games/lantern-drift please', linked)).toBe('Now: please');
    expect(messageText('/arcade/games/lantern-drift', linked)).toBe('Invitation to Lantern Drift');
    expect(messageText('/arcade/games/lantern-drift', undefined)).toBe('/arcade/games/lantern-drift');
    expect(messageText('Cut off: /arcade', linked)).toBe('Cut off: /arcade');
    const other = 'https://evil.test/arcade/games/lantern-drift';
    expect(messageText(`${other} or /arcade/games/lantern-drift`, linked)).toBe(`${other} or`);
  });

  property.prop([slugs, fc.constantFrom('', ' '), fc.lorem({ maxCount: 5 })])(
    'messageText never shows the address of the game and is never empty',
    (slug, space, rest) => {
      const body = `${space === '' ? '' : rest}${space}${gamePageAddress(slug, '')}`;
      const link = findGameLink(body, PORTAL)?.link ?? '';
      expect(messageText(body, { link, title: slug })).toBe(space === '' ? `Invitation to ${slug}` : rest);
    },
  );
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
