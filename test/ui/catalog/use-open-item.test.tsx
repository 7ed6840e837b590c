import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { OpenItem } from '../../../src/ui/catalog/GameCatalog';
import { useOpenItem } from '../../../src/ui/catalog/GameCatalog';
import { sampleItem } from './sample-items';

afterEach(cleanup);

const item = sampleItem();

/** Renders a game's page that was opened from another page. */
function show(address = '/game') {
  let hook: OpenItem | undefined;
  function Page() {
    hook = useOpenItem([item]);
    return null;
  }
  const routes = [
    { path: '/', element: null },
    { path: '/game', element: <Page /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', address] });
  render(<RouterProvider router={router} />);
  const here = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, here, now: () => hook ?? expect.fail('The page is gone.') };
}

describe('useOpenItem', () => {
  test('goes back once for repeated calls of close', async () => {
    const { router, here, now } = show();
    for (const go of [() => now().open(item), () => router.navigate(1)]) {
      await act(async () => go());
      expect([here(), now().item]).toEqual([`/game?item=${item.slug}`, item]);
      const { close } = now();
      await act(async () => {
        close();
        close();
      });
      expect([here(), now().item]).toEqual(['/game', undefined]);
    }
  });

  test('closes an item from the initial URL without a history step', async () => {
    const { here, now } = show(`/game?item=${item.slug}`);
    await act(async () => now().close());
    expect(here()).toBe('/game');
  });
});
