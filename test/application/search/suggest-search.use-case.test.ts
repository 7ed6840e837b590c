import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SearchGateway } from '../../../src/application/search/search-gateway.port';
import { SuggestSearch, Cancellation } from '../../../src/application/search/suggest-search.use-case';
import type { SearchQuery } from '../../../src/domain/search/search-query';
import { suggestionKey } from '../../../src/domain/search/suggestions';
import { err } from '../../../src/domain/shared/result';
import { aGameCard } from '../../fakes/a-game-card';
import { aRefusal } from '../../fakes/a-refusal';
import { aUserCard } from '../../fakes/a-user-card';
import { FakeSearchGateway } from '../../fakes/fake-search-gateway';

const query = (text: string) => text as SearchQuery;
const portal = () =>
  new FakeSearchGateway({
    games: ['lantern', 'lantern drift', 'lantern drift two'].map((title) => aGameCard({ title, slug: title })),
    users: [aUserCard({ username: 'lanterns' })],
  });

describe('SuggestSearch', () => {
  test('returns games and players from one request', async () => {
    const gateway = portal();
    const answer = await new SuggestSearch(gateway).execute(query('lantern'));
    expect(answer.ok && answer.value.map(suggestionKey)).toEqual([
      'game/lantern',
      'game/lantern drift',
      'game/lantern drift two',
      'user/lanterns',
    ]);
    expect(gateway.asked).toEqual([{ query: 'lantern', types: ['games', 'users'], page: 1 }]);
  });

  test('returns the rejection of the server', async () => {
    const gateway = portal();
    gateway.failure = aRefusal({ status: 429 });
    expect(await new SuggestSearch(gateway).execute(query('lantern'))).toEqual(err(gateway.failure));
  });

  property.prop([fc.scheduler(), fc.integer({ min: 2, max: 6 })])(
    'always returns results for the latest query only, in any order of responses',
    async (scheduler, questions) => {
      const cancelled: string[] = [];
      const real = portal();
      const gateway: SearchGateway = {
        search: (search, signal) => {
          signal?.addEventListener('abort', () => cancelled.push(search.query));
          return scheduler.schedule(real.search(search), search.query);
        },
      };
      const suggest = new SuggestSearch(gateway);
      const texts = Array.from({ length: questions }, (_, index) => 'lantern drift two'.slice(0, 7 + index));
      const asked = Promise.all(texts.map((text) => suggest.execute(query(text))));
      await scheduler.waitFor(asked);
      const answers = await asked;
      expect(answers.slice(0, -1)).toEqual(texts.slice(1).map(() => err({ kind: 'aborted' })));
      expect(answers.at(-1)?.ok).toBe(true);
      expect(cancelled).toEqual(texts.slice(0, -1));
    },
  );
});

describe('Cancellation', () => {
  test('notifies all current listeners once', () => {
    const notified: string[] = [];
    const cancellation = new Cancellation();
    const leaving = () => notified.push('left');
    cancellation.addEventListener('abort', () => notified.push('first'));
    cancellation.addEventListener('abort', leaving);
    cancellation.addEventListener('abort', () => notified.push('second'));
    cancellation.removeEventListener('abort', leaving);
    expect(cancellation.aborted).toBe(false);
    cancellation.cancel();
    cancellation.cancel();
    expect(notified).toEqual(['first', 'second']);
    expect(cancellation.aborted).toBe(true);
  });
});
