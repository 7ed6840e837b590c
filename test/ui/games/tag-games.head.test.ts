import { describe, expect, test } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import { gameListView } from '../../../src/domain/games/game-list';
import type { TagQuery } from '../../../src/domain/games/tag-query';
import { paginate } from '../../../src/domain/shared/pagination';
import type { TagGamesData } from '../../../src/ui/games/game-list-data';
import { tagGamesHead } from '../../../src/ui/games/tag-games.head';
import { sampleCard } from './sample-games';

function headOf(query: TagQuery, games: readonly GameCard[] = [sampleCard()]) {
  const list = gameListView({ games, pagination: paginate(30, query.page) });
  const data: TagGamesData = { tag: { slug: 'calm', title: 'Calm' }, list, query };
  return tagGamesHead.head(data, '/anything');
}

describe('the head of a tag’s page', () => {
  test('names the tag, and each page by its number and address', () => {
    expect(headOf({ sort: 'released', page: 1 })).toMatchObject({ title: 'Tag: Calm', path: '/arcade/games/tag/calm' });
    expect(headOf({ sort: 'released', page: 2 })).toMatchObject({
      title: 'Tag: Calm, page 2',
      path: '/arcade/games/tag/calm?page=2',
    });
  });

  test('in another order has the address of the tag', () => {
    expect(headOf({ sort: 'rating', page: 2 }).path).toBe('/arcade/games/tag/calm');
  });

  test('keeps search engines from an empty list only', () => {
    expect(headOf({ sort: 'released', page: 1 })).not.toHaveProperty('noIndex');
    expect(headOf({ sort: 'released', page: 9 }, [])).toHaveProperty('noIndex', true);
  });
});
