import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultGameQuery } from '../../../src/domain/games/game-query';
import { failedGameList, gameListView } from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import type { GameIndexData } from '../../../src/ui/games/game-list-data';
import { capabilityLabels } from '../../../src/ui/games/capability-labels';
import { GameIndexPage } from '../../../src/ui/games/game-index.page';
import { sampleCard } from './sample-games';

afterEach(cleanup);

const genres = [
  { slug: 'action', title: 'Action', categories: [{ slug: 'shooter', title: 'Shooter' }] },
  { slug: 'music', title: 'Music', categories: [{ slug: 'rhythm', title: 'Rhythm' }] },
];
const one = gameListView({ games: [sampleCard()], pagination: paginate(1, 1) });

function show(address: string, data: Partial<GameIndexData> = {}, later: Partial<GameIndexData> = data) {
  const page: GameIndexData = { list: one, genres, query: defaultGameQuery, hidden: 0, ...data };
  const router = createMemoryRouter(
    [{ id: 'index', path: '/arcade/games', element: <GameIndexPage />, loader: () => ({ ...page, ...later }) }],
    { initialEntries: [address], hydrationData: { loaderData: { index: page } } },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name, hidden: true });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const options = (name: string) => [...select(name).options].map(({ text }) => text);
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const shows = (router: ReturnType<typeof show>, search: string) =>
  waitFor(() => {
    expect(router.state.location.search).toBe(search);
  });

describe('GameIndexPage: list head', () => {
  test('shows the number of results', () => {
    show('/arcade/games', { list: gameListView({ games: [sampleCard()], pagination: paginate(1234, 1) }) });
    expect(screen.getByRole('status').textContent).toBe('1,234 games');
    cleanup();
    show('/arcade/games');
    expect(screen.getByRole('status').textContent).toBe('1 game');
  });

  test('sorts by release date by default and keeps the filters in every order', () => {
    show('/arcade/games');
    const orders = within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link');
    expect(orders.map(({ textContent }) => textContent)).toEqual(['Release Date', 'Most Popular', "Players' Rating"]);
    expect(orders.map((order) => order.getAttribute('aria-current'))).toEqual(['true', null, null]);
    cleanup();
    show('/arcade/games?cat=action&sort=popular&page=2');
    expect(screen.getByRole('link', { name: 'Most Popular' }).getAttribute('aria-current')).toBe('true');
    expect(href("Players' Rating")).toBe('/arcade/games?cat=action&sort=rating');
    expect(href('Release Date')).toBe('/arcade/games?cat=action');
  });
});

describe('GameIndexPage: filters', () => {
  test('start empty with Apply and Reset disabled', () => {
    show('/arcade/games');
    expect([select('Category').value, select('Sub-category').value, select('Rating').value]).toEqual(['', '', '']);
    expect(options('Category')).toEqual(['All Categories', 'Action', 'Music']);
    expect(options('Sub-category')).toEqual(['All Sub-categories']);
    expect(options('Rating')).toEqual([
      'Any rating',
      '5 stars',
      '4 stars and up',
      '3 stars and up',
      '2 stars and up',
      '1 star and up',
    ]);
    expect([box('Recently Updated').checked, box('Include Experiences').checked]).toEqual([false, false]);
    expect([button('Apply').disabled, button('Reset').disabled]).toEqual([true, true]);
  });

  test('are filled from the URL', () => {
    show('/arcade/games?cat=music&sub_cat=rhythm&updated=true&experiences=true&min_rating=4');
    expect([select('Category').value, select('Sub-category').value]).toEqual(['music', 'rhythm']);
    expect(select('Rating').value).toBe('4');
    expect([box('Recently Updated').checked, box('Include Experiences').checked]).toEqual([true, true]);
    expect([button('Apply').disabled, button('Reset').disabled]).toEqual([false, false]);
    expect(screen.getByRole('button', { name: 'Filters 5 applied' })).toBeDefined();
  });

  test('offer the sub-categories of the chosen category and clear one of another', () => {
    show('/arcade/games?cat=music&sub_cat=rhythm');
    choose('Category', 'action');
    expect(options('Sub-category')).toEqual(['All Sub-categories', 'Shooter']);
    expect(select('Sub-category').value).toBe('');
    choose('Category', '');
    expect(select('Sub-category').disabled).toBe(true);
  });

  test('change the list only when applied, keep the order and reset the page', async () => {
    const router = show('/arcade/games?sort=popular&page=2');
    choose('Category', 'action');
    choose('Sub-category', 'shooter');
    choose('Rating', '4');
    fireEvent.click(box('Recently Updated'));
    fireEvent.click(box('Include Experiences'));
    expect(router.state.location.search).toBe('?sort=popular&page=2');
    fireEvent.click(button('Apply'));
    await shows(router, '?cat=action&sub_cat=shooter&sort=popular&updated=true&experiences=true&min_rating=4');
    choose('Rating', '');
    fireEvent.click(button('Apply'));
    await shows(router, '?cat=action&sub_cat=shooter&sort=popular&updated=true&experiences=true');
  });

  test('list games that support the chosen device', async () => {
    const router = show('/arcade/games?sort=popular&page=2');
    expect(options('Plays with')).toEqual(['Any device', ...Object.values(capabilityLabels)]);
    choose('Plays with', 'hands');
    fireEvent.click(button('Apply'));
    await shows(router, '?sort=popular&plays_with=hands');
    expect(select('Plays with').value).toBe('hands');
  });

  test('return to their defaults on a reset, which keeps the order', async () => {
    const router = show('/arcade/games?cat=action&updated=true&sort=rating&page=3');
    fireEvent.click(button('Reset'));
    await shows(router, '?sort=rating');
    expect([select('Category').value, box('Recently Updated').checked]).toEqual(['', false]);
    expect([button('Apply').disabled, button('Reset').disabled]).toEqual([true, true]);
  });

  test('can be cleared by hand and applied', async () => {
    const router = show('/arcade/games?experiences=true');
    fireEvent.click(box('Include Experiences'));
    expect(button('Apply').disabled).toBe(false);
    fireEvent.click(button('Apply'));
    await shows(router, '');
    await waitFor(() => {
      expect(button('Apply').disabled).toBe(true);
    });
  });

  test('follow the URL on Back and Forward', async () => {
    const router = show('/arcade/games');
    choose('Category', 'action');
    fireEvent.click(button('Apply'));
    await shows(router, '?cat=action');
    await router.navigate(-1);
    await waitFor(() => {
      expect(select('Category').value).toBe('');
    });
    expect(button('Apply').disabled).toBe(true);
    await router.navigate(1);
    await waitFor(() => {
      expect(select('Category').value).toBe('action');
    });
  });

  test('drop unapplied choices on another order or page', async () => {
    const router = show('/arcade/games?cat=action', {
      list: gameListView({ games: [sampleCard()], pagination: paginate(20, 1) }),
    });
    choose('Category', 'music');
    fireEvent.click(box('Recently Updated'));
    fireEvent.click(screen.getByRole('link', { name: 'Most Popular' }));
    await shows(router, '?cat=action&sort=popular');
    await waitFor(() => {
      expect([select('Category').value, box('Recently Updated').checked]).toEqual(['action', false]);
    });
    choose('Category', 'music');
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await shows(router, '?cat=action&sort=popular&page=2');
    await waitFor(() => {
      expect(select('Category').value).toBe('action');
    });
  });

  test('show unknown values of the URL, so that they can be cleared', () => {
    show('/arcade/games?cat=gone&sub_cat=rhythm', {
      list: gameListView({ games: [], pagination: paginate(0, 1) }),
    });
    expect(select('Category').selectedOptions[0]?.text).toBe('Unknown category');
    expect(select('Sub-category').selectedOptions[0]?.text).toBe('Rhythm');
  });

  test('keep the order without JavaScript in both forms', () => {
    show('/arcade/games?sort=rating');
    const forms = [...document.querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(['/arcade/games', '/arcade/games']);
    expect(forms.map((form) => new FormData(form).get('sort'))).toEqual(['rating', 'rating']);
  });
});

describe('GameIndexPage: results', () => {
  test('shows an empty state with actions', () => {
    const list = gameListView({ games: [], pagination: paginate(0, 1) });
    show('/arcade/games?cat=music&sort=popular', { list, hidden: 2 });
    expect(screen.getByText('No results')).toBeDefined();
    expect(screen.getByText('Please try searching using different filters.')).toBeDefined();
    expect(screen.getByText('2 experiences are hidden.')).toBeDefined();
    expect(href('Show experiences')).toBe('/arcade/games?cat=music&sort=popular&experiences=true');
    expect(href('Browse all games')).toBe('/arcade/games?experiences=true');
    cleanup();
    show('/arcade/games?cat=music', { list });
    expect(screen.queryByRole('link', { name: 'Show experiences' })).toBeNull();
  });

  test('shows the number of hidden experiences and a link to the first page with them', () => {
    show('/arcade/games?cat=music&page=2', { hidden: 1200 });
    expect(screen.getByText(/1,200 experiences are hidden\./)).toBeDefined();
    expect(href('Show experiences')).toBe('/arcade/games?cat=music&experiences=true');
    cleanup();
    show('/arcade/games');
    expect(screen.queryByRole('link', { name: 'Show experiences' })).toBeNull();
  });

  test('links from a page beyond the end to the last page', () => {
    show('/arcade/games?cat=action&page=99', { list: gameListView({ games: [], pagination: paginate(20, 99) }) });
    expect(screen.getByText('Page 99 doesn’t exist')).toBeDefined();
    expect(screen.queryByText('No results')).toBeNull();
    expect(href('Go to page 3')).toBe('/arcade/games?cat=action&page=3');
    cleanup();
    show('/arcade/games?page=99', { list: gameListView({ games: [], pagination: paginate(2, 99) }) });
    expect(href('Go to page 1')).toBe('/arcade/games');
  });

  test('shows the server’s message on a failure and keeps the filters', async () => {
    const failed = { list: failedGameList('The catalogue takes a rest.'), genres: undefined };
    show('/arcade/games?sort=popular', {}, failed);
    choose('Category', 'action');
    fireEvent.click(button('Apply'));
    await screen.findByRole('alert');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Oops!')).toBeDefined();
    expect(alert.getByText('The catalogue takes a rest.')).toBeDefined();
    expect(alert.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/arcade/games?cat=action&sort=popular',
    );
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(select('Category').value).toBe('action');
    expect(options('Category')).toEqual(['All Categories', 'Action', 'Music']);
    expect(options('Sub-category')).toEqual(['All Sub-categories', 'Shooter']);
  });

  test('keeps the URL’s filters when the first load fails', () => {
    show('/arcade/games?cat=action', { list: failedGameList('Tired.'), genres: undefined });
    expect(select('Category').selectedOptions[0]?.text).toBe('Chosen category');
    expect(button('Reset').disabled).toBe(false);
  });
});
