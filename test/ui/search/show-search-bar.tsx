import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SearchBar } from '../../../src/ui/search/SearchBar';
import type { SearchServices } from '../../../src/ui/search/search-page-data';
import { searchFixture } from './search-fixture';

// Polyfills scrolling, which jsdom lacks.
Element.prototype.scrollIntoView = () => undefined;

interface Setting {
  readonly fixture?: ReturnType<typeof searchFixture>;
  readonly openSearch?: () => Promise<SearchServices>;
}

/** Renders the search bar on a page with a button, a text field and a dialog. */
export function showSearchBar({ fixture = searchFixture(), openSearch }: Setting = {}) {
  const page = (
    <>
      <SearchBar openSearch={openSearch ?? (() => Promise.resolve(fixture.services))} />
      <button type="button">Elsewhere</button>
      <textarea aria-label="Review" />
      <div role="dialog">
        <button type="button">In a dialog</button>
      </div>
      <main id="content" tabIndex={-1} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return {
    ...fixture,
    user,
    field,
    address: () => router.state.location.pathname + router.state.location.search,
    /** Types a text and waits for the suggestions. */
    suggest: async (text: string) => {
      await user.click(field);
      await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 });
      if (text !== '') await user.keyboard(text);
      await act(async () => {
        fixture.clock.advance(200);
      });
    },
  };
}
