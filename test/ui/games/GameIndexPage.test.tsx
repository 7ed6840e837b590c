import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameIndex } from '../../../src/domain/games/game-index';
import { paginate } from '../../../src/domain/shared/pagination';
import { GameIndexPage } from '../../../src/ui/games/GameIndexPage';
import { sampleCard } from './sample-games';

afterEach(cleanup);

const genres = [{ slug: 'action', title: 'Action', categories: [{ slug: 'rhythm', title: 'Rhythm' }] }];

function show(address: string, index: Partial<GameIndex> = {}) {
  const data: GameIndex = { games: [sampleCard()], genres, pagination: paginate(1, 1), ...index };
  const router = createMemoryRouter(
    [{ id: 'index', path: '/arcade/games', element: <GameIndexPage />, loader: () => data }],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { index: data } },
    },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the game index', () => {
  test('says how many games were found', () => {
    show('/arcade/games', { pagination: paginate(1234, 1) });
    expect(screen.getByText('1,234 games')).toBeDefined();
  });

  test('keeps the filters when the order changes, and marks the order that is shown', () => {
    show('/arcade/games?cat=action&sort=popular&page=2');
    expect(screen.getByRole('link', { name: 'Most Popular' }).getAttribute('aria-current')).toBe('true');
    expect(href("Players' Rating")).toBe('/arcade/games?cat=action&sort=rating');
    expect(href('Release Date')).toBe('/arcade/games?cat=action');
  });

  test('offers the sub-categories of the chosen genre', () => {
    show('/arcade/games?cat=action');
    expect(within(screen.getByRole('navigation', { name: 'Game categories' })).getByText('Rhythm')).toBeDefined();
  });

  test('includes experiences by a checkbox, and keeps the filters', async () => {
    const router = show('/arcade/games?cat=action&page=2');
    const box = screen.getByRole('checkbox', { name: 'Include Experiences' });
    expect(box).toHaveProperty('checked', false);
    fireEvent.click(box);
    await waitFor(() => {
      expect(router.state.location.search).toBe('?cat=action&experiences=true');
    });
    expect(box).toHaveProperty('checked', true);
    fireEvent.click(box);
    await waitFor(() => {
      expect(router.state.location.search).toBe('?cat=action');
    });
  });

  test('has a chip only for what nothing else on the page takes away', () => {
    show('/arcade/games?cat=action&sub_cat=rhythm&experiences=true&updated=true');
    expect(screen.getAllByRole('link', { name: /^Remove filter/ }).map(({ textContent }) => textContent)).toEqual([
      'Remove filter Recently Updated',
    ]);
  });

  test('an empty result says so, and shows the ways on', () => {
    show('/arcade/games?cat=gone&sort=popular', { games: [], pagination: paginate(0, 1) });
    expect(screen.getByText('No results')).toBeDefined();
    expect(screen.getByText('Please try searching using different filters.')).toBeDefined();
    expect(href('Include Experiences')).toBe('/arcade/games?cat=gone&sort=popular&experiences=true');
    expect(href('Show all games')).toBe('/arcade/games?experiences=true');
    cleanup();
    show('/arcade/games?cat=gone&experiences=true', { games: [], pagination: paginate(0, 1) });
    expect(screen.queryByRole('link', { name: 'Include Experiences' })).toBeNull();
  });

  test('a page past the end says which page there is not, and leads to the last', () => {
    show('/arcade/games?cat=action&page=99', { games: [], pagination: paginate(20, 99) });
    expect(screen.getByText('There is no page 99')).toBeDefined();
    expect(screen.queryByText('No results')).toBeNull();
    expect(href('Go to page 3')).toBe('/arcade/games?cat=action&page=3');
    cleanup();
    show('/arcade/games?page=99', { games: [], pagination: paginate(2, 99) });
    expect(href('Go to page 1')).toBe('/arcade/games');
  });
});
