import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '../../../src/ui/errors/ErrorPage';
import { NotFoundPage } from '../../../src/ui/errors/NotFoundPage';
import { pageFailure } from '../../../src/ui/errors/page-failure';
import type { PageFailure } from '../../../src/ui/errors/page-failure';

afterEach(cleanup);
afterEach(() => {
  vi.restoreAllMocks();
});

const failure: PageFailure = { pageFailure: true, status: 419, message: '' };

function expired(): never {
  // React Router expects loaders to throw the error to show.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw failure;
}

function lost(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- as above
  throw pageFailure({ kind: 'network' });
}

function visit(...entries: readonly string[]) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>home</p> },
      { path: '/games', element: <p>games</p> },
      { path: '/expired', element: <p>never</p>, errorElement: <ErrorPage />, loader: expired },
      { path: '*', element: <NotFoundPage /> },
    ],
    { initialEntries: [...entries], initialIndex: entries.length - 1 },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
}

describe('ErrorPage', () => {
  test('shows the error in the page and in the title', async () => {
    visit('/expired');
    expect((await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).textContent).toBe('Session Expired');
    expect(document.title).toBe('Session Expired - Holocade');
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test.each([
    [1, ['Login', 'Unauthorized Access', 1]],
    [undefined, ['Login', 'Login', 0]],
  ])('in place of a page at the time %s is at the top and has the focus: %j', async (now, expected) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let ended = false;
    const loader = () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- as above
      if (ended) throw { ...failure, status: 401 };
      return null;
    };
    const element = (
      <>
        <header>
          <span data-account>
            <button type="button">Login</button>
          </span>
        </header>
        <Outlet context={{ now }} />
      </>
    );
    const children = [{ index: true, element: <p>here</p>, errorElement: <ErrorPage />, loader }];
    const router = createMemoryRouter([{ path: '/', element, children, hydrateFallbackElement: <p>waits</p> }]);
    render(<RouterProvider router={router} />);
    await screen.findByText('here');
    screen.getByRole('button', { name: 'Login' }).focus();
    const before = document.activeElement?.textContent;
    ended = true;
    await act(() => router.revalidate());
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    await waitFor(() => {
      expect([before, document.activeElement?.textContent, scrollTo.mock.calls.length]).toEqual(expected);
    });
    expect(title).toBe('Unauthorized Access');
    vi.unstubAllGlobals();
  });

  test('offers a retry where it may help', async () => {
    visit('/expired?page=2');
    expect((await screen.findByRole('link', { name: 'Reload' })).getAttribute('href')).toBe('/expired?page=2');
    cleanup();
    visit('/no/where');
    expect(screen.queryByRole('link', { name: 'Reload' })).toBeNull();
  });

  test('reports a lost connection and retries on request and when the connection returns', async () => {
    const answers: readonly (() => string)[] = [lost, lost, () => 'here'];
    let asked = 0;
    const router = createMemoryRouter(
      [
        {
          path: '/far',
          element: <p>far</p>,
          errorElement: <ErrorPage />,
          loader: () => answers[asked++]?.() ?? null,
          hydrateFallbackElement: <p>waits</p>,
        },
      ],
      { initialEntries: ['/far'] },
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<RouterProvider router={router} />);
    expect((await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).textContent).toBe('No Connection');
    expect(document.title).toBe('No Connection - Holocade');
    expect(screen.getAllByRole('button')[0]?.textContent).toBe('Try again');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect([asked, router.state.navigation.state]).toEqual([2, 'idle']);
    });
    // The memory router revalidates where a browser would reload the page.
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect([asked, router.state.errors]).toEqual([3, null]);
    });
  });

  test('goes back one step in the history', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    visit('/', '/games', '/no/where');
    fireEvent.click(screen.getByRole('button', { name: "Let's Go Back" }));
    expect(await screen.findByText('games')).toBeDefined();
  });

  test('goes home without a previous history entry', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    visit('/games', '/no/where');
    fireEvent.click(screen.getByRole('button', { name: "Let's Go Back" }));
    expect(await screen.findByText('home')).toBeDefined();
  });

  test('has a home link that works without JavaScript', () => {
    visit('/no/where');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });
});
