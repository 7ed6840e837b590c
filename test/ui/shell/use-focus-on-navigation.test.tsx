import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { Pagination } from '../../../src/ui/shared/Pagination';
import { useFocusOnNavigation } from '../../../src/ui/shell/PageOutlet';

afterEach(cleanup);

function Shell() {
  const main = useFocusOnNavigation();
  return (
    <>
      <nav>
        <Link to="/games/a">Game A</Link>
      </nav>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Games() {
  const [search] = useSearchParams();
  return (
    <>
      <h1>Games</h1>
      <Link to="/games/a">Game A</Link>
      <Link to="?sort=popular">Popular</Link>
      <Pagination pagination={{ current: Number(search.get('page') ?? '1'), last: 3 }} label="Pages" />
    </>
  );
}

function visit() {
  const children = [
    { path: 'games', element: <Games /> },
    { path: 'games/a', element: <h1>A</h1> },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: ['/games'] });
  render(<RouterProvider router={router} />);
  const main = screen.getByRole('main');
  const inPage = (name: string) => {
    const links = screen.getAllByRole('link', { name });
    return links.at(-1) ?? main;
  };
  /** A detail of 0 simulates a click by keyboard. */
  const follow = (link: HTMLElement, detail = 0) =>
    act(async () => {
      link.focus();
      fireEvent.click(link, { detail });
    });
  const back = () => act(() => router.navigate(-1));
  return { router, main, inPage, follow, back };
}

describe('useFocusOnNavigation', () => {
  test('focuses the content of a new page', async () => {
    const { main, inPage, follow } = visit();
    await follow(inPage('Game A'));
    expect(document.activeElement).toBe(main);
  });

  test('focuses the followed link again after going back, in the page and in the shell', async () => {
    const { inPage, follow, back } = visit();
    await follow(inPage('Game A'));
    await back();
    expect(document.activeElement).toBe(inPage('Game A'));
    const around = screen.getAllByRole('link', { name: 'Game A' })[0];
    if (around !== undefined) await follow(around, 1);
    await back();
    expect(document.activeElement).toBe(around);
  });

  test('focuses the list heading after pagination by keyboard, and the link after going back', async () => {
    const { inPage, follow, back } = visit();
    await follow(inPage('Page 2'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Games' }));
    await back();
    expect(document.activeElement).toBe(inPage('Page 2'));
  });

  test('keeps the focus after pagination by pointer and after a sort change', async () => {
    const { inPage, follow } = visit();
    await follow(inPage('Page 2'), 1);
    expect(document.activeElement).toBe(inPage('Page 2'));
    await follow(inPage('Popular'));
    expect(document.activeElement).toBe(inPage('Popular'));
  });
});
