import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showSearchBar } from './show-search-bar';
import { searchFixture, nightGateway } from './search-fixture';

afterEach(cleanup);

const rows = () => screen.queryAllByRole('option');
const noSuggestions = 'Suggestions aren’t available right now. Press Enter to search.';

describe('SearchPanel with failed suggestions', () => {
  test('announces the failure politely and still searches', async () => {
    const gateway = nightGateway();
    gateway.failure = { kind: 'malformed' };
    const { suggest, user, address, toasts, field } = showSearchBar({ fixture: searchFixture(gateway) });
    await suggest('night');
    expect([rows(), toasts(), field.getAttribute('aria-expanded')]).toEqual([[], [], 'false']);
    expect(screen.getByRole('status').textContent).toBe(noSuggestions);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?query=night&games=true&users=true');
    expect(screen.queryByText(noSuggestions)).toBeNull();
  });

  test.each(['click', 'keyboard'])('loads the suggestions again by %s', async (by) => {
    const gateway = nightGateway();
    gateway.failure = { kind: 'network' };
    const { suggest, user, field, clock } = showSearchBar({ fixture: searchFixture(gateway) });
    await suggest('night');
    gateway.failure = undefined;
    const again = screen.getByRole('button', { name: 'Try again' });
    if (by === 'click') await user.click(again);
    else {
      again.focus();
      await user.keyboard('{Enter}');
    }
    expect([document.activeElement, screen.getByRole('status').textContent]).toEqual([field, '']);
    await act(async () => {
      clock.advance(200);
    });
    expect(rows()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Night Ferry');
  });

  test('loads the suggestions for the next input', async () => {
    const gateway = nightGateway();
    gateway.failure = { kind: 'network' };
    const { suggest } = showSearchBar({ fixture: searchFixture(gateway) });
    await suggest('nigh');
    gateway.failure = undefined;
    await suggest('t');
    expect([rows().length, screen.queryByText(noSuggestions)]).toEqual([4, null]);
  });
});

describe('SearchPanel and the Back button', () => {
  test('closes and returns the focus when the visitor goes back', async () => {
    const { suggest, user, entries, field } = showSearchBar();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await suggest('night');
    expect([rows().length, entries.count]).toEqual([4, 1]);
    act(() => entries.back(0));
    expect([rows().length, entries.count, field.value]).toEqual([0, 0, 'night']);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  test.each(['{Tab}', '/'])(
    'leaves the history alone until the visitor types in a search opened by %s',
    async (keys) => {
      const { user, entries, bar } = showSearchBar();
      await user.keyboard(keys);
      await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 });
      expect([bar.open, entries.count]).toEqual([true, 0]);
      await user.keyboard('n');
      expect(entries.count).toBe(1);
      await user.keyboard('{Escape}');
      expect([bar.open, entries.count]).toEqual([false, 0]);
    },
  );

  test('leaves the history alone when the keyboard opens the search again after a press', async () => {
    const { suggest, user, entries, bar } = showSearchBar();
    await suggest('');
    expect(entries.count).toBe(1);
    await user.keyboard('{Escape}');
    expect([bar.open, entries.count]).toEqual([false, 0]);
    await user.keyboard('/');
    expect([bar.open, entries.count]).toEqual([true, 0]);
    await user.click(screen.getByRole('checkbox', { name: 'Games' }));
    expect(entries.count).toBe(1);
  });

  test('leaves the history alone after a press beside the collapsed search', async () => {
    const { suggest, user, entries, bar } = showSearchBar();
    await suggest('');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('search'));
    await user.keyboard('/');
    expect([bar.open, entries.count]).toEqual([true, 0]);
  });

  test('closes on Back when its button opened it before the script loaded', async () => {
    const { user, entries } = showSearchBar();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 });
    await user.tab();
    expect(entries.count).toBe(1);
  });

  test('keeps no entry of the history when a suggestion is opened', async () => {
    const { suggest, user, entries, address } = showSearchBar();
    await suggest('night');
    await user.keyboard('{ArrowDown}{Enter}');
    expect([address(), entries.count]).toEqual(['/arcade/games/night-ferry', 0]);
  });
});
