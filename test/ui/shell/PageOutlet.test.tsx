import { act, cleanup, render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPageSkeleton } from '../../../src/ui/shell/load-page-skeleton';
import { PageOutlet } from '../../../src/ui/shell/PageOutlet';
import { PageWaitViewModel, UNNOTICED } from '../../../src/ui/shell/page-wait.view-model';
import { FakeClock } from '../../fakes/fake-clock';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  cleanup();
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

async function visit() {
  await loadPageSkeleton();
  const clock = new FakeClock();
  const wait = new PageWaitViewModel(clock);
  let answer: (value: unknown) => void = () => undefined;
  const loader = () => new Promise((resolve) => (answer = resolve));
  const context = { now: undefined, giveFeedback: () => undefined, report: () => undefined };
  const routes: RouteObject[] = [
    {
      element: <PageOutlet wait={wait} context={context} />,
      children: [
        { path: 'blog', element: <button>Of the old page</button>, loader: () => null, shouldRevalidate: () => false },
        { path: 'arcade/games', element: <h1>Games</h1>, loader },
        { path: 'quick', element: <h1>Quick</h1> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/blog'],
    hydrationData: { loaderData: { '0-0': null } },
  });
  render(<RouterProvider router={router} />);
  const go = (to: string) =>
    act(async () => {
      void router.navigate(to);
    });
  const pass = (milliseconds: number) =>
    act(async () => {
      clock.advance(milliseconds);
    });
  const come = () =>
    act(async () => {
      answer({});
    });
  const old = screen.getByText('Of the old page');
  return { go, pass, come, old, router };
}

const away = (page: Element) => page.closest('[inert]') !== null;

describe('a page that is awaited', () => {
  test('leaves the old one for a moment, then makes it give way to the shape of what comes', async () => {
    const { go, pass, come, old } = await visit();
    old.focus();
    await go('/arcade/games');
    await pass(UNNOTICED - 1);
    expect(away(old)).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(1);
    expect(away(old)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await come();
    expect(screen.getByRole('heading', { name: 'Games' })).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });

  test('gives the old one back, with its focus, when nothing comes, and moves no place of any page', async () => {
    const { go, pass, old } = await visit();
    old.focus();
    await go('/arcade/games');
    await pass(UNNOTICED);
    await go('/blog');
    expect(away(old)).toBe(false);
    expect(screen.getByText('Of the old page')).toBe(old);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(old);
  });

  test('is not announced when it comes at once', async () => {
    const { go, pass, old } = await visit();
    await go('/quick');
    await pass(1000);
    expect(old.isConnected).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('lets a list be seen while the same page is narrowed', async () => {
    const { go, pass, come } = await visit();
    await go('/arcade/games');
    await come();
    await go('/arcade/games?page=2');
    await pass(UNNOTICED);
    expect(away(screen.getByText('Games'))).toBe(false);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await come();
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });
});
