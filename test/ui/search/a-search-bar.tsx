import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SearchBar } from '../../../src/ui/search/SearchBar';
import type { SearchServices } from '../../../src/ui/search/search-page-data';
import { aSearchHouse } from './a-search-house';

// jsdom has neither.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
Element.prototype.scrollIntoView = () => undefined;

interface Setting {
  readonly house?: ReturnType<typeof aSearchHouse>;
  readonly openSearch?: () => Promise<SearchServices>;
}

/** The search bar on a page with other things to press and to write in. */
export function showSearchBar({ house = aSearchHouse(), openSearch }: Setting = {}) {
  const page = (
    <>
      <SearchBar openSearch={openSearch ?? (() => Promise.resolve(house.services))} />
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
    ...house,
    user,
    field,
    address: () => router.state.location.pathname + router.state.location.search,
    /** Types, and waits as long as suggestions take. */
    suggest: async (text: string) => {
      await user.click(field);
      await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 });
      if (text !== '') await user.keyboard(text);
      await act(async () => {
        house.clock.advance(200);
      });
    },
  };
}
