import { describe, expect, test } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import { failedGameList, gameListView } from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import { gameIndexHead } from '../../../src/ui/games/game-index.page';
import type { GameIndexData } from '../../../src/ui/games/game-list-data';
import { parseIndexQuery } from '../../../src/ui/games/index-address';
import { sampleCard } from './sample-games';

const genres = [{ slug: 'music', title: 'Music', categories: [{ slug: 'rhythm', title: 'Rhythm' }] }];

function headOf(search: string, games: readonly GameCard[] = [sampleCard()]) {
  const query = parseIndexQuery(new URLSearchParams(search));
  const list = gameListView({ games, pagination: paginate(40, query.page) });
  return gameIndexHead.head({ list, genres, query, hidden: 0 } satisfies GameIndexData, '/anything');
}

describe('gameIndexHead', () => {
  test.each([
    ['', 'VR Games', '/arcade/games'],
    ['page=3', 'VR Games, page 3', '/arcade/games?page=3'],
    ['cat=music', 'Music Games', '/arcade/games?cat=music'],
    ['cat=music&page=3', 'Music Games, page 3', '/arcade/games?cat=music&page=3'],
    ['cat=music&sub_cat=rhythm', 'Rhythm Games', '/arcade/games?cat=music&sub_cat=rhythm'],
    ['cat=music&experiences=true', 'Music Games', '/arcade/games?cat=music&experiences=true'],
    ['cat=gone', 'VR Games', '/arcade/games?cat=gone'],
  ])('for “%s” has the title %s and the canonical path %s', (search, title, path) => {
    expect(headOf(search)).toMatchObject({ title, path });
  });

  test.each(['sort=rating', 'updated=true', 'min_rating=4'])(
    'with %s has the first page as its canonical URL',
    (by) => {
      expect(headOf(`cat=music&page=2&${by}`)).toMatchObject({
        title: 'Music Games, page 2',
        path: '/arcade/games?cat=music',
      });
    },
  );

  test('describes the category of a list', () => {
    expect(headOf('cat=music').description).toContain('“Music”');
    expect(headOf('cat=music').trail).toEqual([{ name: 'VR Games', path: '/arcade/games' }]);
    expect(headOf('').trail).toEqual([]);
  });

  test('sets noindex for empty lists', () => {
    expect(headOf('')).not.toHaveProperty('noIndex');
    expect(headOf('page=99', [])).toHaveProperty('noIndex', true);
    const query = parseIndexQuery(new URLSearchParams());
    const failed: GameIndexData = { list: failedGameList('Tired.'), genres: undefined, query, hidden: 0 };
    expect(gameIndexHead.head(failed, '/')).toMatchObject({ title: 'VR Games', noIndex: true });
  });
});
