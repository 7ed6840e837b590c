// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom';
import { createMemoryRouter, data, redirect } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { fetchPageAhead } from '../../../src/ui/app/fetch-page-ahead';
import { PageKeeper } from '../../../src/ui/app/page-keeper';
import { SeenPages } from '../../../src/ui/app/seen-pages';
import { ShownAnswers } from '../../../src/ui/app/shown-answers';
import { FakeClock } from '../../fakes/fake-clock';

interface Held {
  readonly address: string;
  answer(value: unknown): Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A router whose pages wait until they are answered. */
function visit(start = '/games') {
  const clock = new FakeClock();
  const shown = new ShownAnswers();
  const seen = new SeenPages(clock, shown);
  const keeper = new PageKeeper(seen, shown);
  const held: Held[] = [];
  const loader: RouteObject['loader'] = ({ request }) =>
    new Promise((resolve) => {
      const { pathname, search } = new URL(request.url);
      held.push({
        address: pathname + search,
        answer: async (value) => {
          resolve(value);
          await settle();
        },
      });
    });
  const routes: RouteObject[] = [
    keeper.keep({ id: 'games', path: 'games', loader }),
    keeper.keep({ id: 'game', path: 'games/:game', loader }),
    { id: 'account', path: 'account', loader: () => ({ who: 'me' }) },
    keeper.keep({ id: 'late', path: 'late', lazy: async () => ({ loader }) }),
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [start],
    hydrationData: { loaderData: { games: { total: 1 }, account: { who: 'me' } } },
  });
  keeper.follow(router);
  const answer = (value: unknown) => held.shift()?.answer(value);
  return { clock, seen, keeper, routes, router, held, answer };
}

describe('a path that its visitor has changed', () => {
  test('is asked for anew with whatever query, and no other', async () => {
    const { router, keeper, held, answer } = visit();
    const go = async (address: string) => {
      const gone = router.navigate(address);
      await settle();
      while (held.length > 0) await answer({ of: held[0]?.address });
      await gone;
    };
    await go('/games/a?reviews=2');
    await go('/games/ab');
    keeper.forget('/games/a');
    const gone = router.navigate('/games/a?reviews=2');
    await settle();
    expect([router.state.navigation.state, held.length]).toEqual(['loading', 1]);
    await answer({ of: 'a, anew' });
    await gone;
    await router.navigate('/games/ab');
    expect(router.state.loaderData['game']).toEqual({ of: '/games/ab' });
  });
});

describe('the pages of a visit', () => {
  test('are there at once when they have been seen, the first one included, and show a newer answer when it comes', async () => {
    const { router, held, answer } = visit();
    const gone = router.navigate('/games/a');
    await answer({ game: 'a' });
    await gone;
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/games');
    expect(router.state.loaderData['games']).toEqual({ total: 1 });
    expect(held.map(({ address }) => address)).toEqual(['/games']);
    await answer({ total: 2 });
    expect(router.state.loaderData['games']).toEqual({ total: 2 });
    expect(held).toEqual([]);
  });

  test('are remembered each by its path and query', async () => {
    const { router, held, answer } = visit();
    const filtered = router.navigate('/games?sort=popular');
    await answer({ total: 7 });
    await filtered;
    await router.navigate(-1);
    expect(router.state.loaderData['games']).toEqual({ total: 1 });
    expect(held).toHaveLength(1);
  });

  test('keep a newer answer for the next visit when the visitor has gone on meanwhile', async () => {
    const { router, held, answer } = visit();
    const gone = router.navigate('/games/a');
    await answer({ game: 'a' });
    await gone;
    await router.navigate('/games');
    await router.navigate('/account');
    await answer({ total: 2 });
    expect(router.state.loaderData).toEqual({ account: { who: 'me' } });
    await router.navigate('/games');
    expect(router.state.loaderData['games']).toEqual({ total: 2 });
    expect(held).toEqual([]);
  });

  test('do not disturb a navigation with the newer answer of the page that is left', async () => {
    const { router, held, answer } = visit();
    const gone = router.navigate('/games/a');
    await answer({ game: 'a' });
    await gone;
    await router.navigate('/games');
    const next = router.navigate('/games/b');
    await answer({ total: 2 });
    expect(router.state.navigation.location?.pathname).toBe('/games/b');
    expect(held.map(({ address }) => address)).toEqual(['/games/b']);
    await answer({ game: 'b' });
    await next;
    expect(router.state.loaderData).toEqual({ game: { game: 'b' } });
  });

  test('are really asked for when the one that is shown is asked for again', async () => {
    const { router, held, answer } = visit();
    const again = router.revalidate();
    expect(held.map(({ address }) => address)).toEqual(['/games']);
    await answer({ total: 5 });
    await again;
    expect(router.state.loaderData['games']).toEqual({ total: 5 });
    const same = router.navigate('/games');
    expect(router.state.navigation.state).toBe('loading');
    await answer({ total: 6 });
    await same;
    expect(router.state.loaderData['games']).toEqual({ total: 6 });
  });

  test('are asked for anew by whoever comes after a change of who asks', async () => {
    const { seen, router, answer } = visit();
    await router.navigate('/account');
    seen.clear();
    const back = router.navigate(-1);
    expect(router.state.navigation.state).toBe('loading');
    await answer({ total: 9 });
    await back;
    expect(router.state.loaderData['games']).toEqual({ total: 9 });
  });

  test('are remembered as well when their loader comes with their code', async () => {
    const { router, held, answer } = visit();
    const gone = router.navigate('/late');
    await settle();
    await answer({ found: 1 });
    await gone;
    await router.navigate('/account');
    await router.navigate('/late');
    expect(router.state.loaderData['late']).toEqual({ found: 1 });
    expect(held).toHaveLength(1);
  });

  test.each([
    ['a failed list', data({ outcome: { kind: 'failed' } }, { status: 500 })],
    ['a redirect', redirect('/account')],
  ])('are not what they answered with %s', async (_what, value) => {
    const { router, held, answer } = visit('/account');
    const gone = router.navigate('/games?page=2');
    await answer(value);
    await gone;
    const again = router.navigate('/games?page=2');
    expect(held).toHaveLength(1);
    await answer({ total: 1 });
    await again;
    expect(router.state.loaderData['games']).toEqual({ total: 1 });
  });
});

describe('a page that is fetched ahead', () => {
  const at = (path: string) => new URL(path, 'http://holocade.localhost/');

  test('needs no call when it is opened', async () => {
    const { keeper, routes, router, held, answer } = visit();
    fetchPageAhead(keeper, routes, at('/games/a'));
    expect(held.map(({ address }) => address)).toEqual(['/games/a']);
    await answer({ game: 'a' });
    await router.navigate('/games/a');
    expect(router.state.loaderData['game']).toEqual({ game: 'a' });
    expect(held).toEqual([]);
  });

  test('is one of those that are remembered, with its code', async () => {
    const { keeper } = visit();
    const lazy = vi.fn(async () => ({}));
    const loader = vi.fn(() => ({}));
    const routes = [
      keeper.keep({ path: 'kept', lazy, loader }),
      { path: 'account', lazy, loader, children: [{ path: 'settings', lazy, loader }] },
      { ...keeper.keep({ loader }), children: [{ index: true }, { path: 'auth/login', lazy, loader }] } as RouteObject,
    ];
    for (const path of ['/account', '/account/settings', '/auth/login', '/nowhere'])
      expect(fetchPageAhead(keeper, routes, at(path))).toBeUndefined();
    expect(lazy).not.toHaveBeenCalled();
    await fetchPageAhead(keeper, routes, at('/kept'))?.ended;
    expect(lazy).toHaveBeenCalledTimes(1);
    await fetchPageAhead(keeper, routes, at('/'))?.ended;
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test.each([
    // React Router takes what a loader throws as the error to show.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    ['a failure', () => Promise.reject({ pageFailure: true, status: 429, message: '' })],
    ['a list that failed', () => data({ list: { kind: 'failed' } }, { status: 429 })],
  ])('tells that the server has asked for fewer calls, by %s', async (_what, loader) => {
    const { keeper } = visit();
    const routes = [keeper.keep({ path: 'busy', loader }), keeper.keep({ path: 'free', loader: () => ({}) })];
    expect(await fetchPageAhead(keeper, routes, at('/busy'))?.ended).toBe('refused');
    expect(await fetchPageAhead(keeper, routes, at('/free'))?.ended).toBe('done');
  });

  test('tells whether it was given up', async () => {
    const { keeper, routes, router } = visit();
    expect(fetchPageAhead(keeper, routes, at('/games/a'))?.cancel()).toBe(true);
    const ahead = fetchPageAhead(keeper, routes, at('/games/b'));
    void router.navigate('/games/b');
    await settle();
    expect(ahead?.cancel()).toBe(false);
  });

  test('that fails harms nobody', async () => {
    const { keeper } = visit();
    const lazy = () => Promise.reject(new TypeError('Failed to fetch'));
    const routes = [
      keeper.keep({ path: 'kept', lazy, loader: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ];
    await expect(fetchPageAhead(keeper, routes, at('/kept'))?.ended).resolves.toBe('done');
  });
});
