import { cleanup, render, screen, within } from '@testing-library/react';
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
    expect(href('Remove filter Action')).toBe('/arcade/games');
  });

  test('includes experiences, and leaves them out again', () => {
    show('/arcade/games');
    expect(href('Include Experiences (left out)')).toBe('/arcade/games?experiences=true');
    cleanup();
    show('/arcade/games?experiences=true');
    expect(href('Include Experiences (included)')).toBe('/arcade/games');
  });

  test('an empty result says so, and shows a way on', () => {
    show('/arcade/games?cat=gone', { games: [], pagination: paginate(0, 1) });
    expect(screen.getByText('No results')).toBeDefined();
    expect(screen.getByText('Please try searching using different filters.')).toBeDefined();
    expect(href('Show all games')).toBe('/arcade/games');
  });
});
