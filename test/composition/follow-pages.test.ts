import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { followPages } from '../../src/composition/follow-pages';

function visit() {
  const router = createMemoryRouter(
    [
      {
        children: [
          { index: true, element: null },
          { path: 'arcade/games/:game', element: null },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  const reported: string[][] = [];
  const stop = followPages(router, (route, path) => reported.push([route, path]));
  return { router, reported, stop };
}

describe('followPages', () => {
  test('reports each page in order, including the first', async () => {
    const { router, reported, stop } = visit();
    await router.navigate('/arcade/games/lantern-drift');
    await router.navigate('/no/where');
    await router.navigate(-1);
    expect(reported).toEqual([
      ['/', '/'],
      ['/arcade/games/:game', '/arcade/games/lantern-drift'],
      ['/*', '/no/where'],
      ['/arcade/games/:game', '/arcade/games/lantern-drift'],
    ]);
    stop();
    await router.navigate('/');
    expect(reported).toHaveLength(4);
  });

  test('treats another query as the same page', async () => {
    const { router, reported } = visit();
    await router.navigate('/?tab=2');
    expect(reported).toEqual([['/', '/']]);
  });
});
