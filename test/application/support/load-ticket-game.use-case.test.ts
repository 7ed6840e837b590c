import { describe, expect, test, vi } from 'vitest';
import { LoadTicketGame } from '../../../src/application/support/load-ticket-game.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { sampleGame } from '../../ui/games/sample-games';

const pageOf = (game = sampleGame()) => ok({ game, more: [], similar: [], catalog: [] });

describe('LoadTicketGame', () => {
  test('returns a released game', async () => {
    const page = vi.fn(() => Promise.resolve(pageOf()));
    expect(await new LoadTicketGame({ page }).execute('night-ferry')).toEqual(ok(sampleGame()));
    expect(page).toHaveBeenCalledWith('night-ferry');
  });

  test.each([
    ['an unknown game', err(aRefusal({ status: 404 }))],
    ['a game that was taken down', err(aRefusal({ status: 410 }))],
    ['a draft', pageOf(sampleGame({ isDraft: true }))],
  ])('returns "missing" for %s', async (_title, answer) => {
    const load = new LoadTicketGame({ page: () => Promise.resolve(answer) });
    expect(await load.execute('night-ferry')).toEqual(ok('missing'));
  });

  test.each(['', '../home', 'Night Ferry'])(
    'returns "missing" without a request for the invalid slug "%s"',
    async (slug) => {
      const page = vi.fn(() => Promise.resolve(pageOf()));
      expect(await new LoadTicketGame({ page }).execute(slug)).toEqual(ok('missing'));
      expect(page).not.toHaveBeenCalled();
    },
  );

  test.each([aRefusal({ status: 500 }), { kind: 'network' } as const])('returns the failure %j', async (failure) => {
    const load = new LoadTicketGame({ page: () => Promise.resolve(err(failure)) });
    expect(await load.execute('night-ferry')).toEqual(err(failure));
  });
});
