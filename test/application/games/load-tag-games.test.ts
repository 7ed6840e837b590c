import { describe, expect, test } from 'vitest';
import type { TagGateway } from '../../../src/application/games/tag-gateway.port';
import { Cancellation } from '../../../src/application/search/suggest-search.use-case';
import { paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';

describe('LoadTagGames', () => {
  test('requests the given page, and can be cancelled', async () => {
    const signals: unknown[] = [];
    const gateway: TagGateway = {
      games: (slug, { page }, signal) => {
        signals.push(signal);
        return Promise.resolve(
          ok({ tag: { slug, title: slug }, games: [], genres: [], pagination: paginate(0, page) }),
        );
      },
    };
    const signal = new Cancellation();
    const answer = await gateway.games('calm', { sort: 'released', page: 2 }, signal);
    expect(answer).toMatchObject({ value: { tag: { slug: 'calm' }, pagination: { current: 2 } } });
    expect(signals).toEqual([signal]);
  });
});
