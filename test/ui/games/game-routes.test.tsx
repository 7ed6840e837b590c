import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppServices } from '../../../src/ui/app/app-services';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { gameRoutes } from '../../../src/ui/games/game-routes';
import { aRefusal } from '../../fakes/a-refusal';
import { aReview, aReviewList, FakeReviewGateway } from '../../fakes/fake-review-gateway';
import { aPlay } from './a-play';
import { sampleGame } from './sample-games';

afterEach(cleanup);

/** Renders the game page in a router and records its calls. */
async function visit(address: string) {
  const asked: string[] = [];
  const gateway = new FakeReviewGateway();
  gateway.pages.set(1, aReviewList([aReview({ body: 'What is said on the first page.' })]));
  gateway.pages.set(2, aReviewList([aReview()], { pagination: paginate(9, 2) }));
  const play = aPlay({ reviewGateway: gateway });
  const gameGateway = {
    page: (slug: string) => {
      asked.push(slug);
      if (slug === 'gone') return Promise.resolve(err(aRefusal({ status: 404 })));
      return Promise.resolve(
        ok({ game: sampleGame({ slug, title: `Game ${slug}` }), more: [], similar: [], catalog: [] }),
      );
    },
  };
  const services = { gameGateway, openPlay: () => Promise.resolve(play) };
  const routes = gameRoutes(services as unknown as AppServices);
  const errorElement = <p>no such game</p>;
  const router = createMemoryRouter([{ errorElement, children: routes }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  return { asked, gateway, go, router };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('gameRoutes', () => {
  test('loads the game page with the reviews page in the URL', async () => {
    const { gateway, router } = await visit('/arcade/games/a?reviews=2');
    await title('Game a');
    expect(gateway.asked).toEqual(['list a 2']);
    expect(router.state.location.search).toBe('?reviews=2');
  });

  test('corrects a URL with an unknown reviews page', async () => {
    const { gateway, router } = await visit('/arcade/games/a?build=1.0.0&reviews=3');
    await title('Game a');
    expect(gateway.asked).toEqual(['list a 3', 'list a 1']);
    expect(router.state.location.search).toBe('?build=1.0.0');
  });

  test('shows the game page without reviews when these fail', async () => {
    const fixture = await visit('/arcade/games/a');
    fixture.gateway.refusal = aRefusal({ status: 503, message: 'Not now.' });
    await title('Game a');
    expect(fixture.asked).toEqual(['a']);
  });

  test('keeps the page when the version or the reviews page changes, and replaces it for another game', async () => {
    const { asked, go } = await visit('/arcade/games/a');
    await title('Game a');
    await go('/arcade/games/a?reviews=2');
    await go('/arcade/games/a?reviews=2&build=1.0.0');
    expect(asked).toEqual(['a']);
    await go('/arcade/games/b');
    await title('Game b');
    expect(asked).toEqual(['a', 'b']);
  });

  test('shows the error page for an unknown game', async () => {
    await visit('/arcade/games/gone');
    expect(await screen.findByText('no such game')).toBeDefined();
  });
});
