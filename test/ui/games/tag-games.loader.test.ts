// @vitest-environment node
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { TagGateway } from '../../../src/application/games/tag-gateway.port';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { tagGamesLoader } from '../../../src/ui/games/tag-games.loader';
import { aRefusal } from '../../fakes/a-refusal';
import { sampleCard } from './sample-games';

const tag = { slug: 'calm', title: 'Calm' };

function open(games: TagGateway['games'], search = '') {
  const tagGateway = { games };
  const load = tagGamesLoader(tagGateway);
  const request = new Request(`http://site.test/arcade/games/tag/calm${search}`);
  return load({ params: { tag: 'calm' }, request } as unknown as LoaderFunctionArgs);
}

describe('tagGamesLoader', () => {
  test('requests the tag’s games with the order and page in the URL', async () => {
    const asked: unknown[] = [];
    const page = await open(async (...[slug, query]) => {
      asked.push([slug, query]);
      return ok({ tag, games: [sampleCard()], genres: [], pagination: paginate(9, 2) });
    }, '?sort=rating&page=2');
    expect(asked).toEqual([['calm', { sort: 'rating', page: 2 }]]);
    expect(page).toMatchObject({ tag, list: { kind: 'loaded' }, query: { sort: 'rating', page: 2 } });
  });

  test('returns a failure within the page, but fails with 404 for an unknown tag', async () => {
    const tired = aRefusal({ status: 500, message: 'Tired.' });
    expect(await open(async () => err(tired))).toMatchObject({
      data: { tag: { slug: 'calm', title: 'calm' }, list: { kind: 'failed', message: 'Tired.' } },
      init: { status: 500 },
    });
    await expect(open(async () => err(aRefusal({ status: 404 })))).rejects.toMatchObject({ status: 404 });
  });
});
