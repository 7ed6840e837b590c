import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { shortGameTarget } from '../../../src/domain/games/short-game-address';
import { isSlug } from '../../../src/domain/shared/slug';
import { isOwnPath } from '../../../src/domain/shell/redirect-target';

describe('shortGameTarget', () => {
  test.each([
    ['/game/lantern-drift', '?build=1.0.0&a=%20', '/arcade/games/lantern-drift?build=1.0.0&a=%20'],
    ['/game/lantern-drift/', '', '/arcade/games/lantern-drift'],
    ['/game/lantern-drift/game', '', '/arcade/games/lantern-drift'],
    ['/game/lantern-drift/game', '?build=1.0.0&a=%20', '/arcade/games/lantern-drift?build=1.0.0&a=%20'],
    ['/game/lantern-drift/game/', '?build=1', '/arcade/games/lantern-drift?build=1'],
    ['/game/game', '?a=1', '/arcade/games/game?a=1'],
    ['/game/game/game', '?a=1', '/arcade/games/game?a=1'],
  ])('%s%s leads to %s', (path, search, target) => {
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
  ])('%s is none', (path) => {
    expect(shortGameTarget(path, '?a=1')).toBeUndefined();
  });

  test.prop([fc.string(), fc.constantFrom('', '/game', '/game/')])(
    'leads nowhere but to a game’s page',
    (slug, rest) => {
      const target = shortGameTarget(`/game/${slug}${rest}`, '?q=1');
      if (target === undefined) expect(isSlug(slug)).toBe(false);
      else expect(isOwnPath(target) && target.startsWith('/arcade/games/')).toBe(true);
    },
  );
});
