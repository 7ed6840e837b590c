import { describe, expect, test } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import { failedGameList, gameListView } from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import { gameIndexHead } from '../../../src/ui/games/game-index.page';
import type { GameIndexData } from '../../../src/ui/games/game-list-data';
import { askedOf } from '../../../src/ui/games/index-address';
import { sampleCard } from './sample-games';

const genres = [{ slug: 'music', title: 'Music', categories: [{ slug: 'rhythm', title: 'Rhythm' }] }];

function headOf(search: string, games: readonly GameCard[] = [sampleCard()]) {
  const query = askedOf(new URLSearchParams(search));
  const list = gameListView({ games, pagination: paginate(40, query.page) });
  return gameIndexHead.head({ list, genres, query } satisfies GameIndexData, '/anything');
}

describe('the head of the game index', () => {
  test.each([
    ['', 'VR Games', '/arcade/games'],
    ['page=3', 'VR Games, page 3', '/arcade/games?page=3'],
    ['cat=music', 'Music Games', '/arcade/games?cat=music'],
    ['cat=music&page=3', 'Music Games, page 3', '/arcade/games?cat=music&page=3'],
    ['cat=music&sub_cat=rhythm', 'Rhythm Games', '/arcade/games?cat=music&sub_cat=rhythm'],
    ['cat=music&experiences=true', 'Music Games', '/arcade/games?cat=music&experiences=true'],
    ['cat=gone', 'VR Games', '/arcade/games?cat=gone'],
  ])('for “%s” is called %s, at %s', (search, title, path) => {
    expect(headOf(search)).toMatchObject({ title, path });
  });

  test.each(['sort=rating', 'updated=true', 'min_rating=4'])(
    'of the same games with %s leads to the first page',
    (by) => {
      expect(headOf(`cat=music&page=2&${by}`)).toMatchObject({
        title: 'Music Games, page 2',
        path: '/arcade/games?cat=music',
      });
    },
  );

  test('tells of the category that a list is of', () => {
    expect(headOf('cat=music').description).toContain('“Music”');
    expect(headOf('cat=music').trail).toEqual([{ name: 'VR Games', path: '/arcade/games' }]);
    expect(headOf('').trail).toEqual([]);
  });

  test('keeps search engines from lists with nothing in them', () => {
    expect(headOf('')).not.toHaveProperty('noIndex');
    expect(headOf('page=99', [])).toHaveProperty('noIndex', true);
    const query = askedOf(new URLSearchParams());
    const failed: GameIndexData = { list: failedGameList('Tired.'), genres: undefined, query };
    expect(gameIndexHead.head(failed, '/')).toMatchObject({ title: 'VR Games', noIndex: true });
  });
});
