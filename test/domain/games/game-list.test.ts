import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { failedGameList, gameListView, gamesFound } from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import { gameCards } from '../../arbitraries/games';
import { paginations } from '../../arbitraries/paginations';

describe('a list of games', () => {
  test('is empty because nothing fits, or because it has no such page', () => {
    expect(gameListView({ games: [], pagination: paginate(0, 1) })).toMatchObject({
      kind: 'empty',
      reason: 'no-results',
    });
    expect(gameListView({ games: [], pagination: paginate(20, 99) })).toMatchObject({
      kind: 'empty',
      reason: 'beyond-last',
    });
  });

  test('that could not be had shows the server’s words, and no number', () => {
    const list = failedGameList('The catalogue takes a rest.');
    expect(list).toEqual({ kind: 'failed', message: 'The catalogue takes a rest.' });
    expect(gamesFound(list)).toBeUndefined();
  });

  property.prop([fc.array(gameCards, { maxLength: 8 }), paginations])(
    'shows exactly the games that were answered, and knows how many there are',
    (games, pagination) => {
      const list = gameListView({ games, pagination });
      expect(list.kind === 'loaded' ? list.games : []).toEqual(games);
      expect(gamesFound(list)).toBe(pagination.total);
    },
  );
});
