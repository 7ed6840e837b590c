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
  const told: string[][] = [];
  const stop = followPages(router, (route, path) => told.push([route, path]));
  return { router, told, stop };
}

describe('the pages of a visit', () => {
  test('are told one after the other, the first one included', async () => {
    const { router, told, stop } = visit();
    await router.navigate('/arcade/games/lantern-drift');
    await router.navigate('/no/where');
    await router.navigate(-1);
    expect(told).toEqual([
      ['/', '/'],
      ['/arcade/games/:game', '/arcade/games/lantern-drift'],
      ['/*', '/no/where'],
      ['/arcade/games/:game', '/arcade/games/lantern-drift'],
    ]);
    stop();
    await router.navigate('/');
    expect(told).toHaveLength(4);
  });

  test('are the same page under another query', async () => {
    const { router, told } = visit();
    await router.navigate('/?tab=2');
    expect(told).toEqual([['/', '/']]);
  });
});
