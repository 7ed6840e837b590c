import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DocumentHead } from '../../../src/ui/app/DocumentHead';
import type { RouteHandle } from '../../../src/ui/app/page-head';
import { ErrorPage } from '../../../src/ui/errors/ErrorPage';
import { notFoundHead } from '../../../src/ui/errors/not-found.head';
import { pageFailure } from '../../../src/ui/errors/page-failure';

beforeEach(() => {
  // Styles stay, because later tests of the same worker need them.
  for (const old of document.head.querySelectorAll(':not(style)')) old.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title>Old</title><meta name="description" content="Old"><link rel="canonical" href="http://old.test/">',
  );
});
afterEach(cleanup);

const gameHead: RouteHandle = {
  head: (data) => {
    const { title } = data as { title: string };
    return { title, description: `About ${title}`, path: '/arcade/games/night-ferry' };
  },
};
const settingsHead: RouteHandle = { head: () => ({ title: 'Settings', description: 'Your settings', path: '/' }) };
const homeHead: RouteHandle = { head: () => ({ description: 'All games', path: '/' }) };

function open(path: string) {
  const shell = (
    <>
      <DocumentHead />
      <Outlet />
    </>
  );
  const broken = () => {
    // React Router expects loaders to throw the error to show.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw pageFailure({ kind: 'network' });
  };
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              { path: '/', loader: () => null, element: <p>home</p>, handle: homeHead },
              { path: '/game', loader: () => ({ title: 'Night Ferry' }), element: <p>game</p>, handle: gameHead },
              { path: '/broken', loader: broken, element: <p>never</p>, handle: gameHead },
              { path: '*', loader: () => null, element: <p>nowhere</p>, handle: notFoundHead },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  return router;
}

const content = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;

describe('DocumentHead', () => {
  test('describes the current page and changes on navigation', async () => {
    const router = open('/');
    await screen.findByText('home');
    expect(document.title).toBe('Holocade - Play and publish VR browser games for free!');
    await act(() => router.navigate('/game'));
    expect(document.title).toBe('Night Ferry - Holocade');
    expect(content('meta[name="description"]', 'content')).toBe('About Night Ferry');
    expect(content('link[rel="canonical"]', 'href')).toBe('http://localhost:3000/arcade/games/night-ferry');
    expect(document.head.querySelectorAll('meta[name="description"], link[rel="canonical"]')).toHaveLength(2);
  });

  test('sets noindex for an unknown path only', async () => {
    const router = open('/nowhere');
    await screen.findByText('nowhere');
    expect(document.title).toBe('Page Not Found - Holocade');
    expect(content('meta[name="robots"]', 'content')).toBe('noindex');
    await act(() => router.navigate('/'));
    expect(content('meta[name="robots"]', 'content')).toBeUndefined();
  });

  test('describes the page again after a retry succeeded', async () => {
    let refused = false;
    const shell = (
      <>
        <DocumentHead />
        <Outlet />
      </>
    );
    const guard = () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      if (refused) throw pageFailure({ kind: 'network' });
      return null;
    };
    const router = createMemoryRouter(
      [
        {
          element: shell,
          children: [
            {
              errorElement: <ErrorPage />,
              children: [
                {
                  loader: guard,
                  children: [{ path: '/', loader: () => null, element: <p>settings</p>, handle: settingsHead }],
                },
              ],
            },
          ],
        },
      ],
      { initialEntries: ['/'] },
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<RouterProvider router={router} />);
    await screen.findByText('settings');
    expect(document.title).toBe('Settings - Holocade');
    refused = true;
    await act(() => router.revalidate());
    await screen.findByText('No Connection', {}, { timeout: 10_000 });
    expect(document.title).toBe('No Connection - Holocade');
    refused = false;
    await act(() => router.navigate('/', { replace: true }));
    await screen.findByText('settings');
    expect(document.title).toBe('Settings - Holocade');
    expect(content('meta[name="description"]', 'content')).toBe('Your settings');
    expect(content('meta[name="robots"]', 'content')).toBeUndefined();
  });

  test('describes the error of a page that failed to load', async () => {
    open('/broken');
    await screen.findByText('No Connection', {}, { timeout: 10_000 });
    expect(document.title).toBe('No Connection - Holocade');
  });
});
