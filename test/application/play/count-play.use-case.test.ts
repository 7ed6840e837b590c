import { describe, expect, test } from 'vitest';
import { CountPlay } from '../../../src/application/play/count-play.use-case';
import { err } from '../../../src/domain/shared/result';

describe('counting a play', () => {
  test('names the game and passes on how it ended', async () => {
    const games: string[] = [];
    const countPlay = new CountPlay({
      countPlayed: (game) => {
        games.push(game);
        return Promise.resolve(err({ kind: 'network' }));
      },
    });
    expect(await countPlay.execute('lantern-drift')).toEqual(err({ kind: 'network' }));
    expect(games).toEqual(['lantern-drift']);
  });
});
