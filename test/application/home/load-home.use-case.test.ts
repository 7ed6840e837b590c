import { describe, expect, test } from 'vitest';
import type { HomeGateway } from '../../../src/application/home/home-gateway.port';
import { LoadHome } from '../../../src/application/home/load-home.use-case';
import type { Home } from '../../../src/domain/home/home';
import { err, ok } from '../../../src/domain/shared/result';
import { aGameCard } from '../../fakes/a-game-card';
import { FakeRandom } from '../../fakes/fake-random';

const home: Home = {
  slider: ['a', 'b', 'c'].map((slug) => aGameCard({ slug })),
  updated: [aGameCard({ slug: 'a' })],
  popular: [],
  trending: [],
  genres: [],
  articles: [],
};
const gateway = (answer: Awaited<ReturnType<HomeGateway['home']>>): HomeGateway => ({
  home: () => Promise.resolve(answer),
});

describe('LoadHome', () => {
  test('shuffles the slider and changes nothing else', async () => {
    const answer = await new LoadHome(gateway(ok(home)), new FakeRandom([0])).execute();
    expect(answer).toMatchObject({ ok: true, value: { updated: home.updated } });
    expect(answer.ok && answer.value.slider.map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
  });

  test('returns the failure of the request', async () => {
    const answer = await new LoadHome(gateway(err({ kind: 'network' })), new FakeRandom()).execute();
    expect(answer).toEqual(err({ kind: 'network' }));
  });
});
