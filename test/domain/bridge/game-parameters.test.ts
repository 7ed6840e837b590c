import { describe, expect, test } from 'vitest';
import { gameParameters } from '../../../src/domain/bridge/game-parameters';

describe('what a game is told in its address', () => {
  test('is its slug, its version, the portal’s origin and the language', () => {
    expect(gameParameters).toEqual({
      game: 'holocade_game',
      version: 'holocade_version',
      origin: 'holocade_origin',
      lang: 'holocade_lang',
    });
  });
});
