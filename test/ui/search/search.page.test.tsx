// @vitest-environment node
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SearchPortal } from '../../../src/application/search/search-portal.use-case';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { SearchPageData } from '../../../src/ui/search/search-page-data';
import { searchHead, searchLoader } from '../../../src/ui/search/search.page';
import { aRefusal } from '../../fakes/a-refusal';
import type { GameGateway } from '../../../src/application/games/game-gateway.port';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import type { FakeSearchGateway } from '../../fakes/fake-search-gateway';
import { sampleCard } from '../games/sample-games';
import { nightGateway } from './search-fixture';

const popular = ['one', 'two', 'three', 'four'].map((slug) => sampleCard({ slug }));

async function load(address: string, gateway: FakeSearchGateway = nightGateway(), gamesFail = false) {
  const games: Pick<GameGateway, 'index'> = {
    index: async (query) =>
      gamesFail || query.sort !== 'popular'
        ? err({ kind: 'network' })
        : ok({ games: popular, genres: [], pagination: paginate(4, 1), hidden: 0 }),
  };
  const request = new Request(`http://site.test${address}`);
  const answer = await searchLoader(
    new SearchPortal(gateway, new FakeAnalytics()),
    games,
  )({ request } as LoaderFunctionArgs);
  const failed = 'data' in answer;
  const page: SearchPageData = failed ? answer.data : answer;
  return { page, status: failed ? answer.init?.status : 200 };
}

describe('searchLoader', () => {
  test('searches for the query of the URL', async () => {
    const gateway = nightGateway();
    const { page } = await load('/search?query=night&users=true&page=2', gateway);
    expect(gateway.asked).toEqual([{ query: 'night', types: ['users'], page: 2 }]);
    expect(page.request).toMatchObject({ query: 'night', page: 2 });
    expect([page.outcome.kind, page.popular]).toEqual(['found', []]);
  });

  test('loads popular games without results and ignores their failure', async () => {
    const { page } = await load('/search?query=zzz');
    expect(page.popular.map(({ slug }) => slug)).toEqual(['one', 'two', 'three']);
    expect((await load('/search?query=zzz', nightGateway(), true)).page.popular).toEqual([]);
  });

  test.each([
    ['/search', 'unasked'],
    ['/search?query=', 'unasked'],
    ['/search?query=ab', 'query-too-short'],
    ['/search?query=%20%20%20%20', 'query-too-short'],
    ['/search?query=%F0%9F%8E%AE', 'query-too-short'],
    [`/search?query=${'x'.repeat(10_000)}`, 'query-too-long'],
  ])('sends no request for %.40s', async (address, reason) => {
    const gateway = nightGateway();
    const { outcome } = (await load(address, gateway)).page;
    expect(outcome.kind === 'refused' ? outcome.refusal : outcome.kind).toBe(reason);
    expect(gateway.asked).toEqual([]);
  });

  test('returns a failure with its status and keeps the query', async () => {
    const gateway = nightGateway();
    gateway.failure = aRefusal({ status: 429, message: 'Too many searches.' });
    const { page, status } = await load('/search?query=night', gateway);
    expect([status, page.outcome]).toEqual([429, { kind: 'failed', status: 429, message: 'Too many searches.' }]);
    expect(page.request.query).toBe('night');
    gateway.failure = { kind: 'network' };
    expect((await load('/search?query=night', gateway)).status).toBe(503);
  });
});

describe('searchHead', () => {
  const head = async (address: string) => searchHead.head((await load(address)).page, '/search');

  test('contains the query and excludes search engines', async () => {
    expect(await head('/search?query=night')).toMatchObject({ title: 'Search results for “night”', noIndex: true });
    expect(await head('/search')).toMatchObject({ title: 'Search', path: '/search' });
    expect((await head(`/search?query=${'x'.repeat(10_000)}`)).title?.length).toBeLessThan(100);
  });
});
