import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { AppServices } from '../../../src/ui/app/app-services';
import type { GamePageData } from '../../../src/ui/games/game-page-data';
import { gamePageLoader } from '../../../src/ui/games/game-routes';
import { aRefusal } from '../../fakes/a-refusal';
import { aReview, aReviewList, FakeReviewGateway } from '../../fakes/fake-review-gateway';
import { aPlay } from './a-play';
import { sampleGame } from './sample-games';

/** Creates a router at a game with two pages of reviews. */
async function goTo(address: string) {
  const gateway = new FakeReviewGateway();
  for (const page of [1, 2]) gateway.pages.set(page, aReviewList([aReview()], { pagination: paginate(12, page) }));
  gateway.pages.set(99, aReviewList([], { pagination: paginate(12, 99) }));
  const loadPage = (slug: string) =>
    Promise.resolve(
      slug === 'gone'
        ? err(aRefusal({ status: 404 }))
        : ok({ game: sampleGame({ slug }), more: [], similar: [], catalog: [] }),
    );
  const play = aPlay({ reviewGateway: gateway });
  const services = { gameGateway: { page: loadPage }, openPlay: () => Promise.resolve(play) } as unknown as AppServices;
  const routes = [
    { path: '/', element: null },
    { id: 'game', path: '/arcade/games/:game', loader: gamePageLoader(services), element: null },
  ];
  const router = createMemoryRouter(routes);
  await router.navigate(address);
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  const { location, loaderData, errors } = router.state;
  router.dispose();
  const page = loaderData['game'] as GamePageData | undefined;
  return { asked: gateway.asked, at: `${location.pathname}${location.search}${location.hash}`, page, errors };
}

describe('gamePageLoader', () => {
  test('loads the game and the reviews page in the URL', async () => {
    const { asked, at, page } = await goTo('/arcade/games/rift?reviews=2#reviews-title');
    expect([asked, at]).toEqual([['list rift 2'], '/arcade/games/rift?reviews=2#reviews-title']);
    expect([page?.game.slug, page?.reviews?.pagination.current]).toEqual(['rift', 2]);
  });

  test.each([
    ['?build=1.0.0&reviews=99#reviews-title', '?build=1.0.0&reviews=2#reviews-title'],
    ['?reviews=abc#reviews-title', '#reviews-title'],
    ['?reviews=1', ''],
  ])('redirects to an existing reviews page and keeps the hash (%s)', async (asked, right) => {
    expect((await goTo(`/arcade/games/rift${asked}`)).at).toBe(`/arcade/games/rift${right}`);
  });

  test('fails with 404 for an unknown game', async () => {
    const { at, page, errors } = await goTo('/arcade/games/gone?reviews=abc');
    expect([at, page, errors === null]).toEqual(['/arcade/games/gone?reviews=abc', undefined, false]);
  });
});
