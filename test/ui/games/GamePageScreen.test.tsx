import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { playIntent } from '../../../src/ui/play/play-intent';
import { sampleItem } from '../catalog/sample-items';
import { showGamePage as show } from './show-game-page';
import { sampleCard } from './sample-games';

afterEach(cleanup);

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('GamePageScreen', () => {
  test('reserves space for an ad in the column beside the description unless the game has ads turned off', () => {
    show();
    expect(screen.getByRole('note', { name: 'Advertisement' }).closest('aside')).not.toBeNull();
    cleanup();
    show({ adsDisabled: true });
    expect(screen.queryByRole('note', { name: 'Advertisement' })).toBeNull();
  });

  test('marks a draft and offers no action that would publish it', () => {
    show({ isDraft: true });
    screen.getByText(/^Test version: only test users, people with its private link/);
    expect(screen.queryByRole('button', { name: /share|favourite/i })).toBeNull();
    expect(screen.queryByRole('button', { name: /report/i })).toBeNull();
  });

  test('opens the version in the URL, otherwise the default one', () => {
    expect(show({}, '/arcade/games/night-ferry?build=1.0.0').opened).toContain('1.0.0');
    cleanup();
    expect(show({}, '/arcade/games/night-ferry?build=2.0.0').opened).not.toContain('2.0.0');
    cleanup();
    expect(show().opened).toContain('1.1.0');
  });

  test('opens the game with the parameters of the URL, for its deep link', () => {
    expect(show({}, '/arcade/games/night-ferry?holocade_invite=K7').searches).toContain('holocade_invite=K7');
  });

  test('explains an unknown version or item in the URL without quoting it', async () => {
    const notes = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
    const { router } = show({}, '/arcade/games/night-ferry?build=call-555&item=nothing', { catalog: [sampleItem()] });
    const all = notes().join();
    expect(all).toContain('This link’s version isn’t available. You’re seeing version 1.1.0 of Night Ferry.');
    expect(all).toContain('This link’s item isn’t available in Night Ferry.');
    expect(document.body.textContent).not.toContain('call-555');
    await act(() => router.navigate('/arcade/games/night-ferry?build=1.0.0'));
    expect(notes().join()).not.toContain('in this link');
    cleanup();
    const many = Array.from({ length: 24 }, (_, place) => sampleItem({ slug: `item-${String(place)}` }));
    show({}, '/arcade/games/night-ferry?item=a%20late%20one', { catalog: many });
    expect(screen.getByRole('link', { name: 'See the item from this link' }).getAttribute('href')).toBe(
      '/arcade/games/night-ferry/catalog/a%20late%20one',
    );
    cleanup();
    show({}, `/arcade/games/night-ferry?build=1.1.0&item=${sampleItem().slug}`, { catalog: [sampleItem()] });
    expect(screen.queryByText(/in this link/)).toBeNull();
  });

  test('offers the active versions and stores the choice in the URL', () => {
    const { router } = show();
    const select = screen.getByRole('combobox', { name: 'Version' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.0.0', '1.1.0']);
    fireEvent.change(select, { target: { value: '1.0.0' } });
    expect(router.state.navigation.location?.search ?? router.state.location.search).toBe('?build=1.0.0');
  });

  test('starts the game after a press on Play elsewhere, but not on a return', async () => {
    const { router } = show();
    const loads = () => screen.queryByText(/^Loading Night Ferry/) !== null;
    expect(loads()).toBe(false);
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/arcade/games/night-ferry', { state: playIntent }));
    expect(loads()).toBe(true);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    await screen.findByRole('button', { name: 'Play Night Ferry' });
    expect(loads()).toBe(false);
  });

  test.each([
    ['the player before the rest of the page after a press on Play elsewhere', { state: playIntent }, [false, true]],
    ['the whole page at once without a press on Play', {}, [true]],
  ])('GamePageScreen renders %s', async (_title, options, expected) => {
    const { router } = show();
    await act(() => router.navigate('/'));
    const rendered: boolean[] = [];
    const hasFeatures = () => screen.queryByRole('region', { name: 'Features' }) !== null;
    const observer = new MutationObserver(() => {
      const isPlayer = screen.queryByRole('heading', { name: 'Night Ferry' }) !== null;
      if (isPlayer && rendered.at(-1) !== hasFeatures()) rendered.push(hasFeatures());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    void router.navigate('/arcade/games/night-ferry', options);
    await screen.findByRole('region', { name: 'Features' });
    await waitFor(() => {
      expect(rendered).toEqual(expected);
    });
    observer.disconnect();
  });

  test('shows a placeholder without an active build', () => {
    show({ builds: [] });
    expect(screen.getByText('Not available right now')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  test('lists present and missing features', () => {
    show();
    const features = region('Features')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(features).toEqual(['Achievements', 'Leaderboards', 'Not included: Multiplayer, Cloud saves, and Inventory']);
  });

  test('lists supported devices and modes, and nothing if none is known', () => {
    show({ capabilities: ['vr', 'room-scale'] });
    const badges = region('Plays with').getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['VR', 'Room-scale']);
    cleanup();
    show({ capabilities: [] });
    expect(screen.queryByRole('region', { name: 'Plays with' })).toBeNull();
  });

  test('shows No Description. without one and collapses a long one', () => {
    show({ description: '' });
    expect(screen.getByText('No Description.')).toBeDefined();
    cleanup();
    show({ description: `<p>${'x'.repeat(1501)}</p>` });
    const more = screen.getByRole('button', { name: 'Show More' });
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true');
    cleanup();
    show({ description: `<p>${'x'.repeat(1500)}</p>` });
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  test('shows an engine badge for three.js only', () => {
    show();
    expect(screen.getByText('Made with three.js')).toBeDefined();
    cleanup();
    show({ engine: 'other' });
    expect(screen.queryByText(/Made with/)).toBeNull();
  });

  test('shows screenshots and other games only when there are any', () => {
    show({ portfolio: [] });
    expect(screen.queryByText('Trailer & Screenshots')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Similar games' })).toBeNull();
    cleanup();
    show({}, undefined, { more: [sampleCard({ slug: 'x' })], similar: [sampleCard({ slug: 'y' })] });
    expect(region('Trailer & Screenshots').getAllByRole('link')).toHaveLength(1);
    const toPictures = screen.getByRole('link', { name: 'See all 1, Trailer & Screenshots' });
    expect(toPictures.getAttribute('href')).toMatch(/#portfolio$/);
    expect(region('More games from Paper Moon').getAllByRole('article')).toHaveLength(1);
    expect(region('Similar games').getAllByRole('article')).toHaveLength(1);
  });

  test('confirms before it replaces a running game by another version', async () => {
    const page = show();
    const choose = () =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), { target: { value: '1.0.0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    page.answer('cancel');
    choose();
    await waitFor(() => {
      expect(page.asked).toEqual(['Switch to version 1.0.0?']);
    });
    expect(page.router.state.location.search).toBe('');
    page.answer('confirm');
    choose();
    await waitFor(() => {
      expect(page.router.state.location.search).toBe('?build=1.0.0');
    });
    expect(await screen.findByText(/^Loading Night Ferry/)).toBeDefined();
    expect(page.opened.at(-1)).toBe('1.0.0');
  });

  test('shares a link to the chosen version and confirms the copy', async () => {
    const page = show({}, '/arcade/games/night-ferry?build=1.0.0');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => {
      expect(page.toasts.map(({ body }) => body)).toEqual(['Link copied']);
    });
    expect(page.shared).toEqual(['night-ferry 1.0.0']);
  });

  test('describes a screenshot by its alternative text, or by its number without one', () => {
    const slide = (original: string, alt?: string) => ({ thumbnail: original, original, colour: '#123', alt });
    show({ portfolio: [slide('/a.webp', 'A ferry.'), slide('/b.webp')] });
    const images = region('Trailer & Screenshots');
    expect([images.queryByAltText('A ferry.'), images.queryByAltText(/screenshot 2 of 2$/)]).not.toContain(null);
  });

  test('opens a picture in the lightbox, wraps by arrow keys and restores the focus', async () => {
    const slide = (name: string) => ({ thumbnail: `/m/${name}.webp`, original: `/m/${name}`, colour: '#123' });
    show({ portfolio: [slide('a.webp'), slide('trailer.webm')] });
    const first = region('Trailer & Screenshots').getAllByRole('link')[0];
    first?.focus();
    fireEvent.click(first ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Trailer and screenshots of Night Ferry' });
    expect(within(dialog).getByRole('status').textContent).toBe('1 / 2');
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/m/a.webp');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(within(dialog).getByRole('status').textContent).toBe('2 / 2');
    expect(dialog.querySelector('video')?.getAttribute('poster')).toBe('/m/trailer.webm.webp');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(within(dialog).getByRole('status').textContent).toBe('1 / 2');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(first);
    });
  });

  test('opens an item with its own URL and closes it by Back', async () => {
    const { router } = show({}, undefined, { catalog: [sampleItem()] });
    fireEvent.click(region('In-Game Content').getByRole('link', { name: /Heron Kite/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Heron Kite' });
    expect(router.state.location.search).toBe('?item=heron-kite');
    expect((await within(dialog).findByText('light')).tagName).toBe('STRONG');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate('/arcade/games/night-ferry?item=heron-kite'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });

  test('starts the game from an item’s dialog', async () => {
    show({}, '/arcade/games/night-ferry?item=heron-kite', { catalog: [sampleItem()] });
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Play Night Ferry' }));
    expect(await screen.findByText(/^Loading Night Ferry/)).toBeDefined();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('opens no dialog for an unknown item', () => {
    show({}, '/arcade/games/night-ferry?item=nothing', { catalog: [sampleItem()] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
