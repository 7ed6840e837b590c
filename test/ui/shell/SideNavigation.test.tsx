import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { NavigationViewModel } from '../../../src/ui/shell/navigation.view-model';
import { SideNavigation } from '../../../src/ui/shell/SideNavigation';
import { ManualClock } from './manual-clock';

afterEach(cleanup);

function show(path = '/') {
  const clock = new ManualClock();
  const navigation = new NavigationViewModel(clock);
  const element = (
    <>
      <SideNavigation navigation={navigation} />
      <p>page</p>
    </>
  );
  const slow = { path: '/blog', loader: () => new Promise(() => undefined), element };
  const router = createMemoryRouter(
    path.startsWith('/blog') ? [{ path: '*', element }] : [slow, { path: '*', element }],
    {
      initialEntries: [path],
    },
  );
  render(<RouterProvider router={router} />);
  return { clock, navigation, router, bar: screen.getByRole('navigation', { name: 'Main' }) };
}

describe('SideNavigation', () => {
  test('links to home without a tab stop, to each section and to the chat', () => {
    show();
    const home = screen.getAllByRole('link', { hidden: true })[0];
    expect([home?.getAttribute('href'), home?.tabIndex]).toEqual(['/', -1]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Games',
      'Community',
      'Blog',
      'Shop',
      'Help',
      'Chat',
    ]);
    const chat = screen.getByRole('link', { name: 'Chat on Discord' });
    expect([chat.getAttribute('target'), chat.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test.each([
    ['/arcade/games/night-ferry', 'Games'],
    ['/blog/article/first-light', 'Blog'],
    ['/hc/legal/imprint', 'Help'],
  ])('marks the section of %s', (path, label) => {
    const { bar } = show(path);
    const marked = bar.querySelectorAll('[aria-current]');
    expect([...marked].map((entry) => entry.textContent)).toEqual([label]);
  });

  test('marks the chosen section while its page loads', async () => {
    const { bar, router } = show('/arcade/games');
    await act(async () => {
      void router.navigate('/blog');
    });
    expect(bar.querySelector('[aria-current]')?.textContent).toBe('Blog');
    await act(() => router.navigate('/hc'));
    expect(bar.querySelector('[aria-current]')?.textContent).toBe('Help');
  });

  test('marks no section on the home page', () => {
    expect(show('/').bar.querySelector('[aria-current]')).toBeNull();
  });

  test('expands on a press anywhere inside', () => {
    const { bar, navigation } = show();
    fireEvent.click(bar);
    expect(navigation.expanded).toBe(true);
    expect(bar.dataset['side']).toBe('opening');
  });

  test('expands and collapses with its toggle', () => {
    const { navigation } = show();
    const toggle = screen.getByRole('button', { name: 'Menu labels' });
    fireEvent.click(toggle);
    expect([navigation.expanded, toggle.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    fireEvent.click(toggle);
    expect([navigation.expanded, toggle.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  test.each([
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('page'))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('link', { name: 'Games' }), { key: 'Escape' })],
    [
      'focus moving outside',
      () =>
        fireEvent.focusOut(screen.getByRole('link', { name: 'Games' }), { relatedTarget: screen.getByText('page') }),
    ],
    ['mouse leave', () => fireEvent.mouseLeave(screen.getByRole('navigation', { name: 'Main' }))],
  ])('collapses on %s', (_case, act) => {
    const { bar, navigation } = show();
    fireEvent.click(bar);
    act();
    expect(navigation.expanded).toBe(false);
  });

  test('stays expanded on a press inside', () => {
    const { bar, navigation } = show();
    fireEvent.click(bar);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Games' }));
    expect(navigation.expanded).toBe(true);
  });
});
