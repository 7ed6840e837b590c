import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { SavedNote } from '../../../src/domain/offline/saved-note';
import { OfflineBadge } from '../../../src/ui/offline/OfflineBadge';
import { OfflineGameViewModel } from '../../../src/ui/offline/offline-game.view-model';
import { OfflineNote } from '../../../src/ui/offline/OfflineNote';
import { BehaviorSubject } from 'rxjs';

afterEach(cleanup);

const savedAt = Date.UTC(2026, 0, 1, 12);
const now = savedAt + 10 * 60 * 1000;

function show(note: SavedNote | undefined, path = '/arcade?page=2') {
  const element = <OfflineNote offline={{ note, savedAt: note && savedAt, savedPath: '/arcade' }} now={now} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const { container } = render(<RouterProvider router={router} />);
  return { router, container };
}

describe('OfflineNote', () => {
  test('shows the age of the page without a network, and no way to reload it', async () => {
    show('offline');
    const note = await screen.findByRole('status');
    expect(note.textContent).toBe('You’re offline. This page was saved 10 minutes ago.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    ['slow', 'Your connection is slow.'],
    ['online-again', 'You’re back online.'],
  ] as const)('offers to reload the page when the note is %s', async (note, text) => {
    show(note);
    expect((await screen.findByText(text)).tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Reload' }).getAttribute('href')).toBe('/arcade?page=2');
  });

  test('shows nothing on another page', async () => {
    const { router } = show('slow');
    await screen.findByRole('status');
    await act(() => router.navigate('/blog'));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => router.navigate('/arcade'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('shows nothing if the player has left the stored page before the note was loaded', () => {
    expect(show('slow', '/blog').container.innerHTML).toBe('');
  });

  test('shows nothing on a page from the network', () => {
    expect(show(undefined).container.innerHTML).toBe('');
  });

  test('shows the date before the clock is known', () => {
    render(<OfflineNote offline={{ note: 'offline', savedAt, savedPath: '/' }} now={undefined} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('status').textContent).toContain('Jan 1, 2026 12:00 PM');
  });
});

describe('OfflineBadge', () => {
  test('appears once the files of the build are stored', () => {
    const stored$ = new BehaviorSubject(false);
    const games = { stored$: () => stored$ };
    render(<OfflineBadge createOfflineGame={() => new OfflineGameViewModel(games, 'night-ferry', '1.0.0')} />);
    expect(screen.queryByText('Playable offline')).toBeNull();
    act(() => stored$.next(true));
    expect(screen.getByText('Playable offline').tagName).toBe('LI');
  });
});
