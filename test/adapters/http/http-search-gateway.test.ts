import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpSearchGateway } from '../../../src/adapters/http/http-search-gateway';
import { wire } from './every-call';
import type { SearchQuery } from '../../../src/domain/search/search-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';
import { aGameCard, wireGameCard } from '../../fakes/a-game-card';
import { aUserCard } from '../../fakes/a-user-card';

const { perPage, ...counts } = paginate(1, 1);
const pagination = { ...counts, per_page: perPage };
const status = { success: true, code: 200, message: '', debug: '' };
const announcement = {
  slug: 'out-now',
  title: 'Out Now',
  excerpt: 'It is out.',
  date: '2026-01-01T00:00:00Z',
  developer: { slug: 'studio', name: 'Studio' },
};
const data = {
  games: { items: [wireGameCard()], more: true, pagination },
  users: { items: [{ ...aUserCard(), alias: null }], more: false, pagination },
  articles: null,
  announcements: { items: [{ ...announcement, hero: null }], more: false, pagination },
};

describe('httpSearchGateway', () => {
  test('requests only the chosen types and maps null to undefined', async () => {
    const paths: string[] = [];
    const transport = (path: string) => {
      paths.push(path);
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    };
    const gateway = httpSearchGateway(new HttpClient(transport, () => Promise.resolve(wire)));
    const query = 'a&b c' as SearchQuery;
    const found = await gateway.search({ query, types: ['games', 'users', 'announcements'], page: 2 });
    expect(paths).toEqual(['/v1/public/global/search?query=a%26b+c&games=true&users=true&announcements=true&page=2']);
    expect(found).toEqual(
      ok({
        games: { items: [aGameCard()], more: true, pagination: paginate(1, 1) },
        users: { items: [aUserCard()], more: false, pagination: paginate(1, 1) },
        articles: undefined,
        announcements: { items: [{ ...announcement, hero: undefined }], more: false, pagination: paginate(1, 1) },
      }),
    );
  });
});
