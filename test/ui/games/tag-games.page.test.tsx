import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, afterEach } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import { gameListView, failedGameList } from '../../../src/domain/games/game-list';
import type { TagQuery } from '../../../src/domain/games/tag-games';
import { paginate } from '../../../src/domain/shared/pagination';
import type { TagGamesData } from '../../../src/ui/games/game-list-data';
import { tagGamesHead, TagGamesPage } from '../../../src/ui/games/tag-games.page';
import { sampleCard } from './sample-games';

function headOf(query: TagQuery, games: readonly GameCard[] = [sampleCard()]) {
  const list = gameListView({ games, pagination: paginate(30, query.page) });
  const data: TagGamesData = { tag: { slug: 'calm', title: 'Calm' }, list, query };
  return tagGamesHead.head(data, '/anything');
}

describe('tagGamesHead', () => {
  test('contains the tag, the page number and the canonical URL', () => {
    expect(headOf({ sort: 'released', page: 1 })).toMatchObject({ title: 'Tag: Calm', path: '/arcade/games/tag/calm' });
    expect(headOf({ sort: 'released', page: 2 })).toMatchObject({
      title: 'Tag: Calm, page 2',
      path: '/arcade/games/tag/calm?page=2',
    });
  });

  test('has the default order’s canonical URL in another order', () => {
    expect(headOf({ sort: 'rating', page: 2 }).path).toBe('/arcade/games/tag/calm');
  });

  test('sets noindex for an empty list only', () => {
    expect(headOf({ sort: 'released', page: 1 })).not.toHaveProperty('noIndex');
    expect(headOf({ sort: 'released', page: 9 }, [])).toHaveProperty('noIndex', true);
  });
});

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

describe('TagGamesPage', () => {
  test('shows the tag and the number of its games', () => {
    show('?page=2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tag: Calm');
    expect(screen.getByRole('status').textContent).toBe('20 games');
    expect(screen.getByRole('link', { name: 'Night Ferry' })).toBeDefined();
  });

  test('links to the other orders and pages', () => {
    show('?sort=rating&page=2');
    expect(screen.getByRole('link', { name: "Players' Rating" }).getAttribute('aria-current')).toBe('true');
    expect(href('Most Popular')).toBe('/arcade/games/tag/calm?sort=popular');
    expect(href('Release Date')).toBe('/arcade/games/tag/calm');
    expect(href('Page 3')).toBe('/arcade/games/tag/calm?sort=rating&page=3');
    expect(href('Page 1')).toBe('/arcade/games/tag/calm?sort=rating');
  });

  test('shows links on for an empty tag and for a page beyond the end', () => {
    show('', gameListView({ games: [], pagination: paginate(0, 1) }));
    expect(screen.getByText('No results')).toBeDefined();
    expect(href('Browse all games')).toBe('/arcade/games?experiences=true');
    cleanup();
    show('?page=9', gameListView({ games: [], pagination: paginate(12, 9) }));
    expect(href('Go to page 2')).toBe('/arcade/games/tag/calm?page=2');
  });

  test('shows the error of a failed list', () => {
    show('?sort=popular', failedGameList('The catalogue takes a rest.'));
    expect(screen.getByRole('alert').textContent).toContain('Oops!The catalogue takes a rest.');
    expect(href('Try again')).toBe('/arcade/games/tag/calm?sort=popular');
  });
});
