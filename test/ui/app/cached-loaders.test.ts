// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom';
import { createMemoryRouter, data, redirect } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { fetchPageAhead } from '../../../src/ui/app/fetch-page-ahead';
import { CachedLoaders } from '../../../src/ui/app/cached-loaders';
import { PageCache } from '../../../src/ui/app/page-cache';
import { ShownPageData } from '../../../src/ui/app/shown-page-data';
import { FakeClock } from '../../fakes/fake-clock';

interface Held {
  readonly address: string;
  answer(value: unknown): Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates a router whose loaders wait until the test answers them. */
function visit(start = '/games') {
  const clock = new FakeClock();
  const shown = new ShownPageData();
  const seen = new PageCache(clock, shown);
  const loaders = new CachedLoaders(seen, shown);
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
    loaders.cached({ id: 'games', path: 'games', loader }),
    loaders.cached({ id: 'game', path: 'games/:game', loader }),
    { id: 'account', path: 'account', loader: () => ({ who: 'me' }) },
    loaders.cached({ id: 'lazy', path: 'lazy', lazy: async () => ({ loader }) }),
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [start],
    hydrationData: { loaderData: { games: { total: 1 }, account: { who: 'me' } } },
  });
  loaders.follow(router);
  const answer = (value: unknown) => held.shift()?.answer(value);
  return { clock, seen, loaders, routes, router, held, answer };
}

describe('CachedLoaders.forget', () => {
  test('reloads a changed path with any query, and no other path', async () => {
    const { router, loaders, held, answer } = visit();
    const go = async (address: string) => {
      const gone = router.navigate(address);
      await settle();
      while (held.length > 0) await answer({ of: held[0]?.address });
      await gone;
    };
    await go('/games/a?reviews=2');
    await go('/games/ab');
    loaders.forget('/games/a');
    const gone = router.navigate('/games/a?reviews=2');
    await settle();
    expect([router.state.navigation.state, held.length]).toEqual(['loading', 1]);
    await answer({ of: 'a, anew' });
    await gone;
    await router.navigate('/games/ab');
    expect(router.state.loaderData['game']).toEqual({ of: '/games/ab' });
  });
});

describe('CachedLoaders', () => {
  test('shows cached pages at once, the first one included, and updates them when newer data arrives', async () => {
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

  test('caches pages by path and query', async () => {
    const { router, held, answer } = visit();
    const filtered = router.navigate('/games?sort=popular');
    await answer({ total: 7 });
    await filtered;
    await router.navigate(-1);
    expect(router.state.loaderData['games']).toEqual({ total: 1 });
    expect(held).toHaveLength(1);
  });

  test('stores newer data for the next visit when the visitor has left the page', async () => {
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

  test('does not disturb a navigation when newer data of the previous page arrives', async () => {
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

  test('bypasses the cache when the current page is reloaded', async () => {
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

  test('reloads all pages after a change of the visitor', async () => {
    const { seen, router, answer } = visit();
    await router.navigate('/account');
    seen.clear();
    const back = router.navigate(-1);
    expect(router.state.navigation.state).toBe('loading');
    await answer({ total: 9 });
    await back;
    expect(router.state.loaderData['games']).toEqual({ total: 9 });
  });

  test('caches pages whose loader is lazy', async () => {
    const { router, held, answer } = visit();
    const gone = router.navigate('/lazy');
    await settle();
    await answer({ found: 1 });
    await gone;
    await router.navigate('/account');
    await router.navigate('/lazy');
    expect(router.state.loaderData['lazy']).toEqual({ found: 1 });
    expect(held).toHaveLength(1);
  });

  test.each([
    ['a failed list', data({ outcome: { kind: 'failed' } }, { status: 500 })],
    ['a redirect', redirect('/account')],
  ])('does not cache %s', async (_what, value) => {
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

describe('CachedLoaders.prefetch', () => {
  const at = (path: string) => new URL(path, 'http://holocade.localhost/');

  test('makes no further call when the page is opened', async () => {
    const { loaders, routes, router, held, answer } = visit();
    fetchPageAhead(loaders, routes, at('/games/a'));
    expect(held.map(({ address }) => address)).toEqual(['/games/a']);
    await answer({ game: 'a' });
    await router.navigate('/games/a');
    expect(router.state.loaderData['game']).toEqual({ game: 'a' });
    expect(held).toEqual([]);
  });

  test('prefetches the code of every page, and the data of cached ones', async () => {
    const { loaders } = visit();
    const lazy = vi.fn(async () => ({}));
    const loader = vi.fn(() => ({}));
    const routes = [
      loaders.cached({ path: 'kept', lazy, loader }),
      { path: 'account', lazy, loader, children: [{ path: 'settings', lazy, loader }] },
      { path: 'plain', loader },
      {
        ...loaders.cached({ loader }),
        children: [{ index: true }, { path: 'auth/login', lazy, loader }],
      } as RouteObject,
    ];
    for (const path of ['/plain', '/nowhere']) expect(fetchPageAhead(loaders, routes, at(path))).toBeUndefined();
    await fetchPageAhead(loaders, routes, at('/account/settings'))?.ended;
    expect(lazy).toHaveBeenCalledTimes(2);
    await fetchPageAhead(loaders, routes, at('/auth/login'))?.ended;
    expect(loader).not.toHaveBeenCalled();
    await fetchPageAhead(loaders, routes, at('/kept'))?.ended;
    expect(lazy).toHaveBeenCalledTimes(4);
    await fetchPageAhead(loaders, routes, at('/'))?.ended;
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test.each([
    // React Router expects loaders to throw the error to show.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    ['a failure', () => Promise.reject({ pageFailure: true, status: 429, message: '' })],
    ['a list that failed', () => data({ list: { kind: 'failed' } }, { status: 429 })],
  ])('reports a rate limit for %s', async (_what, loader) => {
    const { loaders } = visit();
    const routes = [loaders.cached({ path: 'busy', loader }), loaders.cached({ path: 'free', loader: () => ({}) })];
    expect(await fetchPageAhead(loaders, routes, at('/busy'))?.ended).toBe('refused');
    expect(await fetchPageAhead(loaders, routes, at('/free'))?.ended).toBe('done');
  });

  test('reports whether it was cancelled', async () => {
    const { loaders, routes, router } = visit();
    expect(fetchPageAhead(loaders, routes, at('/games/a'))?.cancel()).toBe(true);
    const ahead = fetchPageAhead(loaders, routes, at('/games/b'));
    void router.navigate('/games/b');
    await settle();
    expect(ahead?.cancel()).toBe(false);
  });

  test('ignores a failed prefetch', async () => {
    const { loaders } = visit();
    const lazy = () => Promise.reject(new TypeError('Failed to fetch'));
    const routes = [
      loaders.cached({ path: 'kept', lazy, loader: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ];
    await expect(fetchPageAhead(loaders, routes, at('/kept'))?.ended).resolves.toBe('done');
  });
});
