import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showSearchBar } from './show-search-bar';
import { searchFixture } from './search-fixture';

afterEach(cleanup);

const rows = () => screen.queryAllByRole('option').map((row) => row.textContent.trim());
const marked = () => screen.queryByRole('option', { selected: true })?.textContent.trim();

describe('SearchBar', () => {
  test('is a plain form before its script loads', () => {
    const { field } = showSearchBar();
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), field.name, form.dataset['phase']]).toEqual(['/search', 'query', undefined]);
    expect([field.getAttribute('aria-expanded'), field.dir]).toEqual(['false', 'auto']);
  });

  test('expands on focus and offers the types', async () => {
    const { user, suggest, form, clock } = showSearchBar();
    await suggest('');
    expect(screen.getByRole('search').dataset['phase']).toBe('expanding');
    act(() => {
      clock.advance(2000);
    });
    expect(screen.getByRole('search').dataset['phase']).toBe('expanded');
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked }) => [name, checked]);
    expect(boxes()).toEqual([
      ['games', true],
      ['users', true],
      ['articles', false],
      ['announcements', false],
    ]);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect([form.types.games, boxes()[0]]).toEqual([false, ['games', false]]);
  });

  test('keeps the text typed while its script loads', async () => {
    const fixture = searchFixture();
    let arrive: () => void = () => undefined;
    const openSearch = () =>
      new Promise<typeof fixture.services>((resolve) => {
        arrive = () => {
          resolve(fixture.services);
        };
      });
    const { user, field, clock, entries } = showSearchBar({ fixture, openSearch });
    await user.keyboard('/night');
    arrive();
    await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 });
    expect([field.value, document.activeElement, entries.count]).toEqual(['night', field, 1]);
    await act(async () => {
      clock.advance(200);
    });
    expect(rows()).toHaveLength(4);
  });

  test('stays a plain form when its script fails to load, and retries on the next focus', async () => {
    const fixture = searchFixture();
    let offline = true;
    let requests = 0;
    const openSearch = async () => {
      requests += 1;
      if (offline) throw new Error('offline');
      return fixture.services;
    };
    const { user, field } = showSearchBar({ fixture, openSearch });
    await user.click(field);
    await waitFor(() => {
      expect(requests).toBeGreaterThan(0);
    });
    offline = false;
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(field);
    expect(await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 })).toBeDefined();
  });
});

describe('SearchBar: opening', () => {
  test('focuses the field on a slash outside text fields and dialogs', async () => {
    const { user, field } = showSearchBar();
    await user.keyboard('/');
    expect([document.activeElement, field.value]).toEqual([field, '']);
    await user.click(screen.getByRole('textbox', { name: 'Review' }));
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Review' }));
    screen.getByRole('button', { name: 'In a dialog' }).focus();
    await user.keyboard('/');
    expect(document.activeElement?.textContent).toBe('In a dialog');
  });

  test('focuses the field on its button while collapsed', async () => {
    const { user, field, toasts } = showSearchBar();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect([document.activeElement, toasts()]).toEqual([field, []]);
  });
});

describe('SearchBar: closing', () => {
  test('closes on Escape and restores the focus', async () => {
    const { user, suggest, bar } = showSearchBar();
    await suggest('');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(bar.open).toBe(false);
    await user.keyboard('/{Escape}');
    expect([bar.open, document.activeElement?.textContent]).toEqual([false, 'Elsewhere']);
  });

  test('restores the focus after the first opening', async () => {
    const { user, bar } = showSearchBar();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.keyboard('/');
    await screen.findByRole('group', { name: 'Search in' }, { timeout: 10_000 });
    await user.keyboard('{Escape}');
    expect([bar.open, document.activeElement?.textContent]).toEqual([false, 'Elsewhere']);
  });

  test('closes on a press or focus outside', async () => {
    const { bar, suggest, user } = showSearchBar();
    await suggest('');
    fireEvent.pointerDown(document.body);
    expect(bar.open).toBe(false);
    await user.keyboard('{Escape}');
    await suggest('');
    act(() => {
      screen.getByRole('button', { name: 'Elsewhere' }).focus();
    });
    expect(bar.open).toBe(false);
  });

  test('closes on its close button', async () => {
    const { bar, suggest, user } = showSearchBar();
    await suggest('');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(bar.open).toBe(false);
  });
});

describe('SearchBar: submitting', () => {
  test('shows a toast for a short query and keeps the focus', async () => {
    const { suggest, toasts, user, field, address } = showSearchBar();
    await suggest('ab');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(toasts()).toEqual([
      { kind: 'danger', title: 'Invalid Input', body: 'Please enter at least 3 character to perform a search.' },
    ]);
    expect([document.activeElement, address()]).toEqual([field, '/']);
  });

  test('withdraws the toast once the query is long enough', async () => {
    const { suggest, toasts, user, notices } = showSearchBar();
    await suggest('ab');
    await user.keyboard('{Enter}');
    expect(toasts()).toHaveLength(1);
    await user.keyboard('{Backspace}');
    expect(notices.current.map(({ phase }) => phase)).not.toContain('closing');
    await user.keyboard('bc');
    expect([notices.current.map(({ phase }) => phase), notices.history]).toEqual([['closing'], []]);
  });

  test.each([
    ['<b>1</b>', '/search?query=%3Cb%3E1%3C%2Fb%3E&games=true&users=true'],
    ["'; drop table", "/search?query='%3B%20drop%20table&games=true&users=true"],
    ['\u05E9\u05DC\u05D5\u05DD', '/search?query=%D7%A9%D7%9C%D7%95%D7%9D&games=true&users=true'],
  ])('opens the results for %s and clears the bar', async (text, to) => {
    const { suggest, user, field, address, bar } = showSearchBar();
    await suggest(text);
    await user.keyboard('{Enter}');
    expect([address(), field.value, bar.open, document.activeElement?.id]).toEqual([to, '', false, 'content']);
  });
});

describe('SearchBar: suggestions', () => {
  test('shows a list that the field controls', async () => {
    const { suggest, field } = showSearchBar();
    await suggest('night');
    expect(rows()).toEqual([
      'Night Ferry Ambient',
      'Night Watch Ambient',
      'Owl @nightowl',
      'See all results for “night”',
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  });

  test('moves the highlight by keyboard while the field keeps the focus', async () => {
    const { suggest, user, field } = showSearchBar();
    await suggest('night');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Night Ferry Ambient');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{End}');
    expect(marked()).toBe('See all results for “night”');
    await user.keyboard('{Home}{ArrowUp}');
    expect([marked(), field.hasAttribute('aria-activedescendant')]).toEqual([undefined, false]);
    expect(document.activeElement).toBe(field);
  });

  test('opens a suggestion by Enter and by a press', async () => {
    const { suggest, user, address, bar } = showSearchBar();
    await suggest('night');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect([address(), bar.open]).toEqual(['/arcade/games/night-watch', false]);
    await suggest('night');
    await user.click(screen.getByRole('option', { name: /Night Ferry/ }));
    expect([address(), bar.open]).toEqual(['/arcade/games/night-ferry', false]);
  });

  test('closes the list before the bar on Escape and reopens it with an arrow key', async () => {
    const { suggest, user, bar, clock } = showSearchBar();
    await suggest('night');
    await user.keyboard('{Escape}');
    expect([rows(), bar.open]).toEqual([[], true]);
    await user.keyboard('{ArrowDown}');
    await act(async () => {
      clock.advance(200);
    });
    expect(rows()).toHaveLength(4);
    await user.keyboard('{Escape}{Escape}');
    expect(bar.open).toBe(false);
  });
});
