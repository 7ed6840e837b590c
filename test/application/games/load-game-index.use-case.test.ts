import { describe, expect, test } from 'vitest';
import type { GameGateway } from '../../../src/application/games/game-gateway.port';
import { LoadGameIndex } from '../../../src/application/games/load-game-index.use-case';
import { LoadGamePage } from '../../../src/application/games/load-game-page.use-case';
import { defaultGameQuery } from '../../../src/domain/games/game-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const index = { games: [], genres: [], pagination: paginate(0, 1) };
const unknown = aRefusal({ status: 404, debug: 'err_not_found' });
const gateway: GameGateway = {
  index: (query) => Promise.resolve(ok({ ...index, pagination: paginate(0, query.page) })),
  page: () => Promise.resolve(err(unknown)),
};

describe('Loading games', () => {
  test('LoadGameIndex requests the given page of the index', async () => {
    const answer = await new LoadGameIndex(gateway).execute({ ...defaultGameQuery, page: 3 });
    expect(answer).toEqual(ok({ ...index, pagination: paginate(0, 3) }));
  });

  test('LoadGamePage returns the error for an unknown game', async () => {
    expect(await new LoadGamePage(gateway).execute('nothing')).toEqual(err(unknown));
  });
});
