import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameParameters } from '../../../src/domain/bridge/game-parameters';

describe('what a game is told in its address', () => {
  test('is its slug, its version, the portal’s origin, the language and the kind of headset', () => {
    expect(gameParameters).toEqual({
      game: 'holocade_game',
      version: 'holocade_version',
      origin: 'holocade_origin',
      lang: 'holocade_lang',
      headset: 'holocade_headset',
    });
  });

  test.prop([fc.constantFrom(...Object.values(gameParameters))])('never is a token or a name of the player', (name) => {
    expect(name).toMatch(/^holocade_[a-z]+$/);
    expect(name).not.toMatch(/token|session|user|name|alias|player/);
  });
});
