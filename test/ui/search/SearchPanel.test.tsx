import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showSearchBar } from './a-search-bar';
import { aSearchHouse, nightGateway } from './a-search-house';

afterEach(cleanup);

const rows = () => screen.queryAllByRole('option');
const noSuggestions = 'Suggestions are not available just now. Press Enter to search.';

describe('suggestions', () => {
  test('that cannot be had are told of quietly, and the search goes on without them', async () => {
    const gateway = nightGateway();
    gateway.failure = { kind: 'malformed' };
    const { suggest, user, address, toasts, field } = showSearchBar({ house: aSearchHouse(gateway) });
    await suggest('night');
    expect([rows(), toasts(), field.getAttribute('aria-expanded')]).toEqual([[], [], 'false']);
    expect(screen.getByRole('status').textContent).toBe(noSuggestions);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?query=night&games=true&users=true');
    expect(screen.queryByText(noSuggestions)).toBeNull();
  });

  test.each(['click', 'keyboard'])('that could not be had are asked for again by %s', async (by) => {
    const gateway = nightGateway();
    gateway.failure = { kind: 'network' };
    const { suggest, user, field, clock } = showSearchBar({ house: aSearchHouse(gateway) });
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

  test('that could not be had come with the next letters', async () => {
    const gateway = nightGateway();
    gateway.failure = { kind: 'network' };
    const { suggest } = showSearchBar({ house: aSearchHouse(gateway) });
    await suggest('nigh');
    gateway.failure = undefined;
    await suggest('t');
    expect([rows().length, screen.queryByText(noSuggestions)]).toEqual([4, null]);
  });
});
