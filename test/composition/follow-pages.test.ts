import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { followPages, pageOpening } from '../../src/composition/follow-pages';

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

const aTab = () => ({ location: { assign: vi.fn(), reload: vi.fn() } });

describe('pageOpening', () => {
  test('reloads the first page while its code is loading', () => {
    const tab = aTab();
    const opening = pageOpening({}, tab);
    expect(opening.opening()).toBe(true);
    opening.reload();
    expect(tab.location.reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the target of a navigation, and reports no opening once the page is displayed', async () => {
    let come: (data: null) => void = () => undefined;
    const router = createMemoryRouter([
      { path: '/', element: null },
      { path: '/far', element: null, loader: () => new Promise((resolve) => (come = resolve)) },
    ]);
    const tab = aTab();
    const opening = pageOpening({ router }, tab);
    expect(opening.opening()).toBe(false);
    const arrived = router.navigate('/far?page=2#end');
    expect(opening.opening()).toBe(true);
    opening.reload();
    expect([tab.location.assign.mock.calls, tab.location.reload.mock.calls]).toEqual([[['/far?page=2#end']], []]);
    come(null);
    await arrived;
    expect(opening.opening()).toBe(false);
  });
});
