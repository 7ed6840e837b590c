import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { failedGameList, gameListView } from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import type { TagGamesData } from '../../../src/ui/games/game-list-data';
import { TagGamesPage } from '../../../src/ui/games/TagGamesPage';
import { sampleCard } from './sample-games';

afterEach(cleanup);

function show(search: string, list = gameListView({ games: [sampleCard()], pagination: paginate(20, 2) })) {
  const page: TagGamesData = { list, tag: { slug: 'calm', title: 'Calm' }, query: { sort: 'released', page: 1 } };
  const router = createMemoryRouter(
    [{ id: 'tag', path: '/arcade/games/tag/:tag', element: <TagGamesPage />, loader: () => page }],
    { initialEntries: [`/arcade/games/tag/calm${search}`], hydrationData: { loaderData: { tag: page } } },
  );
  render(<RouterProvider router={router} />);
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a tag', () => {
  test('is headed by the tag, and says how many games bear it', () => {
    show('?page=2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tag: Calm');
    expect(screen.getByRole('status').textContent).toBe('20 games');
    expect(screen.getByRole('link', { name: 'Night Ferry' })).toBeDefined();
  });

  test('is sorted and paged by its address', () => {
    show('?sort=rating&page=2');
    expect(screen.getByRole('link', { name: "Players' Rating" }).getAttribute('aria-current')).toBe('true');
    expect(href('Most Popular')).toBe('/arcade/games/tag/calm?sort=popular');
    expect(href('Release Date')).toBe('/arcade/games/tag/calm');
    expect(href('Page 3')).toBe('/arcade/games/tag/calm?sort=rating&page=3');
    expect(href('Page 1')).toBe('/arcade/games/tag/calm?sort=rating');
  });

  test('leads on from a tag that no game bears, and from a page that there is not', () => {
    show('', gameListView({ games: [], pagination: paginate(0, 1) }));
    expect(screen.getByText('No results')).toBeDefined();
    expect(href('Show all games')).toBe('/arcade/games?experiences=true');
    cleanup();
    show('?page=9', gameListView({ games: [], pagination: paginate(12, 9) }));
    expect(href('Go to page 2')).toBe('/arcade/games/tag/calm?page=2');
  });

  test('shows a failure in place of its list', () => {
    show('?sort=popular', failedGameList('The catalogue takes a rest.'));
    expect(screen.getByRole('alert').textContent).toContain('Oops!The catalogue takes a rest.');
    expect(href('Try again')).toBe('/arcade/games/tag/calm?sort=popular');
  });
});
