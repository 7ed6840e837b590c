import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameAddress, gameOfPage, shortGameTarget } from '../../../src/domain/games/game-address';
import { isSlug } from '../../../src/domain/shared/slug';
import { isOwnPath } from '../../../src/domain/shell/redirect-target';

const build = (version: string, active = true) => ({
  version,
  url: '',
  active,
  sdk: 1,
  network: [],
  isolated: false,
  offline: false,
});
const game = { slug: 'night-ferry', version: '1.1.0', builds: [build('1.0.0'), build('1.1.0')] };

describe('gameAddress', () => {
  test('contains a version only if it is not the default', () => {
    expect(gameAddress(game)).toBe('/arcade/games/night-ferry');
    expect(gameAddress(game, '1.1.0')).toBe('/arcade/games/night-ferry');
    expect(gameAddress(game, '1.0.0')).toBe('/arcade/games/night-ferry?build=1.0.0');
  });

  test.prop([fc.string({ unit: 'grapheme' })])('contains any version unchanged', (version) => {
    const { searchParams } = new URL(gameAddress(game, version), 'http://portal.test');
    expect(searchParams.get('build')).toBe(version === '1.1.0' ? null : version);
  });
});

describe('gameOfPage', () => {
  test.each([
    ['/arcade/games/night-ferry', 'night-ferry'],
    ['/arcade/games/night-ferry/', 'night-ferry'],
    ['/arcade/games/night-ferry?build=1.0.0', 'night-ferry'],
    ['/arcade/games', undefined],
    ['/arcade/games/tag/calm', undefined],
    ['/arcade/games/night-ferry/catalog/oar', undefined],
    ['/arcade/games/Night_Ferry', undefined],
    [`/arcade/games/${'a'.repeat(65)}`, undefined],
    ['/', undefined],
  ])('returns the game of the page %s as %s', (address, game) => {
    expect(gameOfPage(address)).toBe(game);
  });

  test.prop([fc.webPath()])('gameOfPage never returns what could leave the name of a host', (path) => {
    expect(gameOfPage(`/arcade/games${path}`) ?? 'none').toMatch(/^[a-z0-9-]+$/);
  });
});

describe('shortGameTarget', () => {
  test.each([
    ['/game/lantern-drift', '?build=1.0.0&a=%20', '/arcade/games/lantern-drift?build=1.0.0&a=%20'],
    ['/game/lantern-drift/', '', '/arcade/games/lantern-drift'],
    ['/game/lantern-drift/game', '', '/arcade/games/lantern-drift'],
    ['/game/lantern-drift/game', '?build=1.0.0&a=%20', '/arcade/games/lantern-drift?build=1.0.0&a=%20'],
    ['/game/lantern-drift/game/', '?build=1', '/arcade/games/lantern-drift?build=1'],
    ['/game/game', '?a=1', '/arcade/games/game?a=1'],
    ['/game/game/game', '?a=1', '/arcade/games/game?a=1'],
  ])('redirects %s%s to %s', (path, search, target) => {
    expect(shortGameTarget(path, search)).toBe(target);
  });

  test.each([
    '/game',
    '/game/',
    '/games/lantern-drift',
    '/game/Lantern',
    '/game//evil.example',
    '/game/a/b',
    '/game/a/game/b',
    '/x/game/a',
    '/game/%2F',
    `/game/${'a'.repeat(65)}`,
  ])('returns undefined for %s', (path) => {
    expect(shortGameTarget(path, '?a=1')).toBeUndefined();
  });

  test.prop([fc.string(), fc.constantFrom('', '/game', '/game/')])(
    "never leads to anything but a game's page",
    (slug, rest) => {
      const target = shortGameTarget(`/game/${slug}${rest}`, '?q=1');
      if (target === undefined) expect(isSlug(slug)).toBe(false);
      else expect(isOwnPath(target) && target.startsWith('/arcade/games/')).toBe(true);
    },
  );
});
