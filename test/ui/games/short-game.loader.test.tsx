import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ErrorPage } from '../../../src/ui/errors/ErrorPage';
import { shortGameLoader } from '../../../src/ui/games/game-routes';

afterEach(cleanup);

function GamePage() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        errorElement: <ErrorPage />,
        children: [
          { path: '/', element: <p>home</p> },
          { path: '/game/:game', loader: shortGameLoader },
          { path: '/game/:game/game', loader: shortGameLoader },
          { path: '/arcade/games/:game', element: <GamePage /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return router.navigate(address).then(() => router);
}

describe('shortGameLoader', () => {
  test.each([
    ['/game/night-ferry?build=1.0.0', '/arcade/games/night-ferry?build=1.0.0'],
    ['/game/night-ferry/game?build=1.0.0&a=%20b', '/arcade/games/night-ferry?build=1.0.0&a=%20b'],
  ])('redirects %s to %s', async (address, target) => {
    await open(address);
    expect(await screen.findByText(target)).toBeDefined();
  });

  test('adds no history entry for the short URL', async () => {
    const router = await open('/game/night-ferry');
    await screen.findByText('/arcade/games/night-ferry');
    await router.navigate(-1);
    expect(await screen.findByText('home')).toBeDefined();
  });

  test('fails with 404 for an invalid short URL', async () => {
    await open('/game/No_Such');
    expect(await screen.findByText('BOO! HAHA')).toBeDefined();
  });
});
