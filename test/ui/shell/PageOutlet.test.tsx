import { act, cleanup, render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPageSkeleton } from '../../../src/ui/shell/load-page-skeleton';
import { PageOutlet } from '../../../src/ui/shell/PageOutlet';
import { PageWaitViewModel, SLOW_AFTER } from '../../../src/ui/shell/page-wait.view-model';
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
  const respond = () =>
    act(async () => {
      answer({});
    });
  const old = screen.getByText('Of the old page');
  return { go, pass, respond, old, router };
}

const isReplaced = (page: Element) => page.closest('[inert]') !== null;

describe('PageOutlet', () => {
  test('replaces the old page with a skeleton after a delay', async () => {
    const { go, pass, respond, old } = await visit();
    old.focus();
    await go('/arcade/games');
    await pass(SLOW_AFTER - 1);
    expect(isReplaced(old)).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(1);
    expect(isReplaced(old)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await respond();
    expect(screen.getByRole('heading', { name: 'Games' })).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });

  test('restores the old page, its focus and scroll position after a cancelled navigation', async () => {
    const { go, pass, old } = await visit();
    old.focus();
    await go('/arcade/games');
    await pass(SLOW_AFTER);
    await go('/blog');
    expect(isReplaced(old)).toBe(false);
    expect(screen.getByText('Of the old page')).toBe(old);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(old);
  });

  test('announces no fast navigation', async () => {
    const { go, pass, old } = await visit();
    await go('/quick');
    await pass(1000);
    expect(old.isConnected).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('keeps a list visible while its filter changes', async () => {
    const { go, pass, respond } = await visit();
    await go('/arcade/games');
    await respond();
    await go('/arcade/games?page=2');
    await pass(SLOW_AFTER);
    expect(isReplaced(screen.getByText('Games'))).toBe(false);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await respond();
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });
});
