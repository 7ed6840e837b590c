import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OpenPanels } from '../../../src/application/shell/open-panels';
import { SearchBar } from '../../../src/ui/search/SearchBar';
import type { SearchServices } from '../../../src/ui/search/search-page-data';
import { OpenPanelsContext } from '../../../src/ui/shared/use-closed-by-back';
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
  const panels = new OpenPanels();
  const entries = { count: 0, back: (_remaining: number): void => undefined };
  panels.use({
    show: (count) => {
      entries.count = count;
    },
    follow: (left) => {
      entries.back = left;
    },
  });
  render(
    <OpenPanelsContext value={panels}>
      <RouterProvider router={router} />
    </OpenPanelsContext>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return {
    ...fixture,
    user,
    field,
    /** Entries of the browser's history above the page. */
    entries,
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
