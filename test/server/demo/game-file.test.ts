import { describe, expect, test } from 'vitest';
import { gameFile, readGameFiles } from '../../../server/demo/game-file';

describe('the file of a game', () => {
  test.each(['ads', 'Lantern', 'a.b', 'a'.repeat(64), ''])(
    'is refused with the slug %j, which can be no host',
    (slug) => {
      const [game] = readGameFiles();
      expect(gameFile.safeParse(game).success).toBe(true);
      expect(gameFile.safeParse({ ...game, slug }).success).toBe(false);
    },
  );
});
