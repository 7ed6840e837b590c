import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { SearchPage } from '../../../src/ui/search/search.page';
import type { SearchPageData } from '../../../src/ui/search/search-page-data';
import { aUserCard } from '../../fakes/a-user-card';
import { sampleArticle } from '../content/sample-articles';
import { sampleCard } from '../games/sample-games';
import { searchFixture } from './search-fixture';
import { foundPage, pageData, results, sampleAnnouncement } from './sample-results';

afterEach(cleanup);

function show(changes: Partial<SearchPageData>, address = '/search?query=night') {
  const fixture = searchFixture();
  const page = <SearchPage data={pageData(changes)} createForm={fixture.services.createForm} />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { ...fixture, user: userEvent.setup(), address: () => router.state.location.search };
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const everything = { games: true, users: true, articles: true, announcements: true };

describe('SearchPage', () => {
  test('shows a section with a count for each type with results', () => {
    show({
      outcome: {
        kind: 'found',
        results: results({
          games: foundPage([sampleCard()], 1234),
          users: foundPage([aUserCard({ alias: 'Nova Star' })]),
          articles: foundPage([sampleArticle()]),
          announcements: foundPage([sampleAnnouncement()]),
        }),
      },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “night”');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Games 1,234',
      'Players 1',
      'Articles 1',
      'Announcements 1',
    ]);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('1,234 games, 1 player, 1 article, 1 announcement');
    expect(screen.getByText('Nova Star').parentElement?.textContent).toBe('Nova Star @nova');
    expect(screen.getByText('A Quiet Evening')).toBeDefined();
  });

  test('shows only the count of a type without results', () => {
    const found = results({ games: foundPage([sampleCard()]), users: foundPage([]) });
    show({ outcome: { kind: 'found', results: found } });
    expect(screen.getByRole('status').textContent).toBe('1 game, 0 players');
    expect(screen.queryByRole('heading', { name: /Players/ })).toBeNull();
  });

  test('paginates all types by the URL', () => {
    const found = results({ games: foundPage([sampleCard()], 20), users: foundPage([aUserCard()]) });
    show({ outcome: { kind: 'found', results: found } }, '/search?query=night&games=true');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of results' }));
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/search?query=night&games=true&page=3',
    );
  });

  test('links to the last page from a page beyond it', () => {
    const request = { ...pageData().request, page: 9 };
    show({ request, outcome: { kind: 'found', results: results({ games: foundPage([], 20, 9) }) } });
    expect(screen.getByText('Page 9 doesn’t exist')).toBeDefined();
    expect(link('Go to page 3')).toBe('/search?query=night&games=true&users=true&page=3');
  });
});

describe('SearchPage without results', () => {
  const none: SearchPageData['outcome'] = { kind: 'found', results: results({ games: foundPage([]) }) };

  test('offers all types and popular games', () => {
    show({ outcome: none, popular: [sampleCard()] });
    expect(screen.getByText('No results')).toBeDefined();
    expect(link('Search everything')).toBe(
      '/search?query=night&games=true&users=true&articles=true&announcements=true',
    );
    expect(within(screen.getByRole('region', { name: 'Most Popular Games' })).getByText('Night Ferry')).toBeDefined();
  });

  test('offers no other types if all types were searched', () => {
    show({ request: { ...pageData().request, types: everything }, outcome: none });
    expect(screen.queryByRole('link', { name: 'Search everything' })).toBeNull();
  });

  test.each([
    ['query-too-short', 'Please enter at least 3 character to perform a search.'],
    ['query-too-long', 'Please enter at most 100 characters to perform a search.'],
  ] as const)('shows the reason for an invalid query: %s', (refusal, text) => {
    show({ outcome: { kind: 'refused', refusal } });
    expect(screen.getByText('Invalid Input')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  test('shows the server’s message after a failure, with a retry link', () => {
    const address = '/search?query=night&games=true';
    show({ outcome: { kind: 'failed', status: 500, message: 'Try later.' } }, address);
    expect(screen.getByRole('alert').textContent).toContain('Try later.');
    expect(link('Try again')).toBe(address);
  });

  test('renders HTML, long queries and other scripts as text', () => {
    const query = `<img src=x onerror=alert(1)>${'\u05E9'.repeat(10_000)}`;
    show({ request: { ...pageData().request, query }, outcome: { kind: 'refused', refusal: 'query-too-long' } });
    const heading = screen.getByRole('heading', { level: 1 });
    expect([heading.querySelector('img'), heading.textContent.startsWith('Results for “<img')]).toEqual([null, true]);
    expect(heading.textContent.length).toBeLessThan(90);
  });
});

describe('SearchForm', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search for' });

  test('is filled from the URL and works without a script', () => {
    show({ request: { query: ' night ', types: { ...everything, games: false }, page: 2 } });
    expect([field().value, field().name, field().dir]).toEqual([' night ', 'query', 'auto']);
    const form = screen.getByRole('search', { name: 'Results' });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', null]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Games' }).checked).toBe(false);
  });

  test('searches for a new query', async () => {
    const { user, address } = show({});
    await user.clear(field());
    await user.type(field(), 'ferry{Enter}');
    expect(address()).toBe('?query=ferry&games=true&users=true');
  });

  test('updates the results when a type is toggled', async () => {
    const { user, address } = show({});
    await user.click(screen.getByRole('checkbox', { name: 'Articles' }));
    await waitFor(() => {
      expect(address()).toBe('?query=night&games=true&users=true&articles=true');
    });
  });

  test('keeps a toggled type without a search while the query is too short', async () => {
    const { user, address, toasts } = show({ request: { ...pageData().request, query: 'ab' } }, '/search?query=ab');
    await user.click(screen.getByRole('checkbox', { name: 'Articles' }));
    expect([address(), toasts()]).toEqual(['?query=ab', []]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(toasts().map(({ title }) => title)).toEqual(['Invalid Input']);
    expect(document.activeElement).toBe(field());
  });
});
