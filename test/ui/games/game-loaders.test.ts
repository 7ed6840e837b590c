// @vitest-environment node
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { GameQuery } from '../../../src/domain/games/game-query';
import { defaultGameQuery } from '../../../src/domain/games/game-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { gameIndexLoader } from '../../../src/ui/games/game-routes';
import type { GameIndexData } from '../../../src/ui/games/game-list-data';
import { aRefusal } from '../../fakes/a-refusal';
import { sampleCard } from './sample-games';

const genres = [
  { slug: 'action', title: 'Action', categories: [{ slug: 'shooter', title: 'Shooter' }] },
  { slug: 'music', title: 'Music', categories: [{ slug: 'rhythm', title: 'Rhythm' }] },
  { slug: 'relaxation', title: 'Relaxation', only: 'experience' as const, categories: [] },
];

function fixture() {
  const asked: GameQuery[] = [];
  const state: { failure: ApiFailure | undefined } = { failure: undefined };
  const load = gameIndexLoader({
    index: async (query) => {
      asked.push(query);
      return state.failure === undefined
        ? ok({ games: [sampleCard()], genres, pagination: paginate(1, 1), hidden: 3 })
        : err(state.failure);
    },
  });
  const open = (search: string) =>
    load({ request: new Request(`http://site.test/arcade/games${search}`) } as LoaderFunctionArgs);
  return { asked, open, state };
}

describe('gameIndexLoader', () => {
  test('requests the query in the URL', async () => {
    const { asked, open } = fixture();
    const page = (await open('?cat=action&sub_cat=shooter&sort=rating&page=2')) as GameIndexData;
    expect(asked).toEqual([{ ...defaultGameQuery, genre: 'action', category: 'shooter', sort: 'rating', page: 2 }]);
    expect(page.list).toMatchObject({ kind: 'loaded', games: [{ slug: 'night-ferry' }] });
    expect([page.genres, page.hidden]).toEqual([genres, 3]);
  });

  test.each([
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?cat[]=action',
    '?cat=..%2F&sub_cat=%00',
    '?sort=price',
    '?min_rating=9',
  ])('requests the unfiltered list for %s', async (search) => {
    const { asked, open } = fixture();
    await open(search);
    expect(asked).toEqual([defaultGameQuery]);
  });

  test('uses the first of a repeated parameter', async () => {
    const { asked, open } = fixture();
    await open('?cat=action&cat=music&page=2&page=7');
    expect(asked).toEqual([{ ...defaultGameQuery, genre: 'action', page: 2 }]);
  });

  test('redirects without a sub-category that does not belong to the category', async () => {
    const answer = (await fixture().open('?cat=action&sub_cat=rhythm&sort=popular&page=3')) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/arcade/games?cat=action&sort=popular']);
  });

  test.each(['', '&experiences=true'])(
    'never changes the experiences of a category without games: %s',
    async (rest) => {
      const { asked, open } = fixture();
      expect(await open(`?cat=relaxation${rest}`)).toMatchObject({ list: { kind: 'loaded' } });
      expect(asked).toEqual([{ ...defaultGameQuery, genre: 'relaxation', includeExperience: rest !== '' }]);
    },
  );

  test.each(['?sub_cat=rhythm', '?cat=gone&sub_cat=rhythm'])(
    'requests the query as it is for an unknown category: %s',
    async (search) => {
      expect(await fixture().open(search)).toMatchObject({ list: { kind: 'loaded' } });
    },
  );

  test('returns a failure within the page with its status', async () => {
    const { open, state } = fixture();
    state.failure = aRefusal({ status: 500, message: 'The catalogue takes a rest.' });
    const failed = { kind: 'failed', message: 'The catalogue takes a rest.' };
    expect(await open('')).toMatchObject({ data: { list: failed }, init: { status: 500 } });
    state.failure = { kind: 'network' };
    expect(await open('?page=2')).toMatchObject({
      data: { list: { message: 'A network error has occurred. Please check your connection and try again.' } },
      init: { status: 503 },
    });
  });
});
