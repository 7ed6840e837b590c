import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { noAnalytics } from '../../../src/adapters/detached/no-telemetry';
import { SearchPortal } from '../../../src/application/search/search-portal.use-case';
import { toSearchQuery } from '../../../src/domain/search/search-query';
import { DEFAULT_SEARCH_TYPES, searchedTypes } from '../../../src/domain/search/search-types';
import { err } from '../../../src/domain/shared/result';
import { aGameCard } from '../../fakes/a-game-card';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeSearchGateway } from '../../fakes/fake-search-gateway';
import { searchTypes } from '../../arbitraries/search-types';
import { texts } from '../../arbitraries/texts';

const types = DEFAULT_SEARCH_TYPES;

describe('SearchPortal', () => {
  test('requests the page of each chosen type', async () => {
    const gateway = new FakeSearchGateway({ games: [aGameCard()] });
    const answer = await new SearchPortal(gateway, noAnalytics).execute({ query: ' lantern ', types, page: 1 });
    expect(answer).toMatchObject({ ok: true, value: { games: { items: [{ slug: 'lantern-drift' }] }, users: {} } });
    expect(gateway.asked).toEqual([{ query: 'lantern', types: ['games', 'users'], page: 1 }]);
  });

  test('sends the types to analytics, never the query, and only once for all pages', async () => {
    const analytics = new FakeAnalytics();
    const search = new SearchPortal(new FakeSearchGateway(), analytics);
    await search.execute({ query: 'ab', types, page: 1 });
    await search.execute({ query: 'lantern', types, page: 1 });
    await search.execute({ query: 'lantern', types, page: 2 });
    expect(analytics.tracked).toEqual([{ name: 'search', types: ['games', 'users'] }]);
  });

  test('returns the rejection of the server', async () => {
    const gateway = new FakeSearchGateway();
    gateway.failure = aRefusal({ status: 429 });
    expect(await new SearchPortal(gateway, noAnalytics).execute({ query: 'abc', types, page: 1 })).toEqual(
      err(gateway.failure),
    );
  });

  property.prop([texts, searchTypes])('never sends an invalid query', async (query, chosen) => {
    const gateway = new FakeSearchGateway();
    const answer = await new SearchPortal(gateway, noAnalytics).execute({ query, types: chosen, page: 2 });
    const wanted = toSearchQuery(query);
    expect(answer.ok).toBe(wanted.ok);
    if (!wanted.ok) expect(answer).toEqual(wanted);
    expect(gateway.asked).toEqual(wanted.ok ? [{ query: wanted.value, types: searchedTypes(chosen), page: 2 }] : []);
  });
});
